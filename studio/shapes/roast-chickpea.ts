// A chickpea from a hot oven: round with a beak and a furrow, shrunken, golden brown, dusted with its spices.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PALE, GOLD, BROWN, SPICE] = [rgb('#f0c878'), rgb('#d9962e'), rgb('#7a3c0e'), rgb('#b8400e')]

export function roastChickpea(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const r = size * random.between(0.86, 1.12)
  const turn = random.angle()
  const toast = random.between(0.1, 0.9)
  const dusted = random.between(0.15, 0.6)
  const body = scene.vary(mix(PALE, GOLD, 0.35 + 0.65 * toast), 0.06)
  const rest = field.settle(x, y, r * 0.7, r * 0.7, turn, 0.3, 0.3)
  field.stamp(x, y, r * 1.4, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    // The beak stands out at one end, and a furrow runs from it between the two halves.
    const beak = 0.24 * Math.exp(-((angle / 0.34) ** 2))
    const d = hypot(lx, ly * 1.06) / (r * (1 + beak))
    if (d > 1) return false
    const [u, v] = [lx / r, ly / r]
    const n = layeredNoise(u * 2 + seed, v * 2, 3)
    const furrow = smooth(0.16, 0.02, Math.abs(v + 0.1 * (n - 0.5))) * smooth(-0.25, 0.3, u)
    const wrinkle = layeredNoise(u * 4.5 + seed, v * 4.5, 2)
    const spice = dusted * smooth(0.46, 0.7, noise(u * 6 + seed, v * 6 - seed))
    const brown = clamp(0.7 * toast * smooth(0.5, 0.74, n) + 0.36 * furrow + 0.5 * smooth(0.8, 1, d))
    const paint = mix(mix(scaled(body, 0.9 + 0.2 * wrinkle), SPICE, spice), BROWN, brown)
    const z = 2 + r * 0.95 * Math.sqrt(1 - d * d) - furrow * r * 0.1 + (wrinkle - 0.5) * r * 0.1
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.4, z + 2)
  })
}
