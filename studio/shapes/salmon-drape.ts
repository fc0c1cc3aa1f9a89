// A whole slice of smoked salmon, let fall in loose waves: supple, thin at its edges, with curved pale lines of fat.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CORAL, DEEP, FAT, SHINE] = [rgb('#fa8a58'), rgb('#d9541e'), rgb('#ffd9bc'), rgb('#ffab7c')]

export interface Drape {
  length: number
  width: number
  turn: number
  waves: number
}

export function salmonDrape(scene: Scene, x: number, y: number, { length, width, turn, waves }: Drape): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const ground = smoothGround(scene, x, y, length * 0.7)
  const bend = random.between(0.25, 0.5) * (random.chance(0.5) ? 1 : -1)
  const lean = random.between(0.3, 0.6) * (random.chance(0.5) ? 1 : -1)
  const body = scene.vary(CORAL, 0.04)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  field.stamp(x, y, hypot(length, width) * 0.66, turn, (lx, ly, out) => {
    const t = (2 * lx) / length
    if (Math.abs(t) > 1.05) return false
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 2)
    const off = ly - bend * length * 0.24 * (t * t - 0.35)
    // Broad in the middle, with a ragged, softly rounded end.
    const half = width * 0.5 * (0.78 + 0.4 * noise(t * 1.6 + seed, seed)) * Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 5))
    const v = off / (half || 1)
    if (Math.abs(v) > 1 || Math.abs(t) > 0.95 + 0.16 * (n - 0.5)) return false
    const phase = ((t + 1) / 2) * waves + lean * (off / width) + 0.5 * (noise(lx * 0.012 + seed, off * 0.012) - 0.5)
    const at = phase - Math.floor(phase)
    // A wave rises slowly and falls over: behind its crest it lies in its own shadow.
    const wave = at < 0.7 ? smooth(0, 0.7, at) : smooth(1, 0.76, at)
    const rim = smooth(0.82, 1, Math.abs(v))
    const chevron =
      off * 0.3 + 9 * layeredNoise(lx * 0.008 + seed, off * 0.012, 2) + 0.05 * Math.abs(lx) + 2 * Math.floor(phase)
    const line = smooth(0.62, 0.97, Math.sin(chevron)) * (0.5 + 0.5 * noise(lx * 0.05 + seed, off * 0.03))
    const shade = smooth(0.42, 0, wave)
    const tone = mix(mix(scaled(body, 0.95 + 0.1 * n), DEEP, 0.7 * shade), SHINE, 0.6 * smooth(0.7, 1, wave))
    const paint = mix(tone, FAT, 0.6 * line * (1 - 0.5 * shade) + 0.22 * rim)
    const px = x + cos * lx - sin * ly
    const py = y + sin * lx + cos * ly
    const z = 6 + 20 * wave * (1 - 0.45 * rim) + 5 * (n - 0.5) - 2 * rim
    return put(out, paint, ground(px, py) + z, 0.55, 4 + 14 * wave)
  })
}
