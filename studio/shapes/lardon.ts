// A strip of pancetta or bacon from the pan: lean and fat side by side, shrunken, bent, crisp and brown along its edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [LEAN, CRISP, FAT, GOLD] = [rgb('#b2523a'), rgb('#74300f'), rgb('#f2c890'), rgb('#c67f36')]

export function lardon(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [half, wide] = [size * random.between(0.7, 1.1), size * random.between(0.27, 0.38)]
  const bend = wide * random.between(-0.9, 0.9)
  const lean = scene.vary(LEAN, 0.1)
  const fatAt = random.between(-0.6, 0.6)
  const rest = field.settle(x, y, half * 0.8, wide * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, half * 1.2, turn, (lx, ly, out) => {
    const u = lx / half
    const n = layeredNoise(u * 1.8 + seed, (ly / wide) * 0.8, 2) - 0.5
    const v = (ly - bend * (u * u - 0.4)) / (wide * (1 + 0.5 * n))
    const q = Math.abs(u) ** 5 + Math.abs(v) ** 3.4
    if (q > 1) return false
    const fine = noise(lx * 0.3 + seed, ly * 0.3)
    const stripe = smooth(0.52, 0.24, Math.abs(v - fatAt + 0.7 * n))
    const seared = clamp(smooth(0.45, 1, q) * 0.75 + 0.7 * smooth(0.55, 0.75, noise(u * 1.6 + seed, v + seed)))
    const meat = mix(lean, CRISP, seared)
    const fat = mix(FAT, GOLD, 0.25 + 0.7 * seared)
    const z = 2 + wide * 0.75 * (1 - clamp(q)) ** 0.4 + n * wide * 0.5 + (fine - 0.5) * 1.4
    return put(out, scaled(mix(meat, fat, stripe), 0.94 + 0.12 * fine), heightOn(rest, lx, ly) + z, 0.6, z + 2)
  })
}
