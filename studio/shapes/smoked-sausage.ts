// A slice of smoked sausage cut on the slant: brown, wrinkled skin, coarse lean in pieces, little fat, the edge seared.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { dark: rgb('#43200e'), light: rgb('#7a4019') }
const LEAN = ['#a4583a', '#8d4129', '#b56c48', '#7b3521'].map(rgb)
const [FAT, SEAR] = [rgb('#d6a878'), rgb('#5b2a12')]

export function smokedSausage(scene: Scene, x: number, y: number, r: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [r * random.between(1.05, 1.3), r * random.between(0.8, 0.92)]
  const thick = r * random.between(0.42, 0.6)
  const seared = random.between(0.2, 0.8)
  const tones = [random.pick(LEAN), random.pick(LEAN), random.pick(LEAN)].map((tone) => scene.vary(tone, 0.08))
  const [tipX, tipY] = [random.bell() * 0.24, random.bell() * 0.24]
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, rx * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const n = layeredNoise(u * 2.2 + seed, v * 2.2, 3)
    const angle = Math.atan2(v, u)
    const d = hypot(u, v) + 0.07 * (noise(Math.cos(angle) * 3 + seed, Math.sin(angle) * 3) - 0.5)
    if (d > 1) return false
    // Chunks of meat pressed together: each has a tone of its own.
    const chunk = noise(u * 3.1 + seed + 0.6 * n, v * 3.1 - seed)
    const other = noise(u * 2.3 - seed, v * 2.6 + seed + n)
    const lean = mix(
      mix(tones[0] ?? FAT, tones[1] ?? FAT, smooth(0.42, 0.52, chunk)),
      tones[2] ?? FAT,
      smooth(0.56, 0.64, other),
    )
    const fat = smooth(0.66, 0.74, noise(u * 4.4 + 2 * seed, v * 4.4 + n)) * smooth(0.92, 0.7, d)
    const gap = smooth(0.05, 0.01, Math.abs(chunk - 0.47)) * smooth(0.4, 0.6, n)
    const brown = clamp(seared * smooth(0.46, 0.66, n) + 0.5 * seared * smooth(0.6, 0.9, d))
    const face = mix(mix(scaled(lean, 0.88 + 0.24 * n), FAT, 0.55 * fat), SEAR, 0.7 * brown + 0.4 * gap)
    const casing = smooth(0.85, 0.9, d)
    const skin = mix(SKIN.dark, SKIN.light, smooth(0.35, 0.7, noise(angle * 6 + seed, d * 3)))
    // The skin drew together in the heat, so the face bulges.
    const z = 2 + thick * (1 - 0.4 * smooth(0.84, 1, d)) + r * (0.08 * (1 - d * d) + 0.05 * (n - 0.5) - 0.04 * gap)
    return put(
      out,
      mix(face, skin, casing),
      rest.z + (rest.slopeX + tipX) * lx + (rest.slopeY + tipY) * ly + z,
      0.36,
      z + 4,
    )
  })
}
