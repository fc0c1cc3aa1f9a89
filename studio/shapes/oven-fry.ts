// A thick fry from the oven: a stick with soft edges and blunt ends, pale along its faces, golden brown along its corners.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, GOLD, BROWN] = [rgb('#f8d179'), rgb('#e6a33c'), rgb('#a9621a')]

export function ovenFry(scene: Scene, x: number, y: number, length: number, width: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = (length / 2) * random.between(0.68, 1.08)
  const wide = (width / 2) * random.between(0.85, 1.15)
  const turn = random.angle()
  const bow = random.bell() * 0.1
  const flesh = scene.vary(FLESH, 0.04)
  const browned = random.between(0.35, 0.9)
  const hot = random.chance(0.5) ? 1 : -1
  const rest = field.settle(x, y, half * 0.75, wide, turn, 0.5, 0.3)
  field.stamp(x, y, half * 1.1 + wide, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const t = lx / half
    const v = (ly - bow * half * (t * t - 0.4)) / (wide * (0.94 + 0.14 * n))
    // A long box whose corners are round, seen from above.
    const q = Math.abs(t) ** 14 + Math.abs(v) ** 5
    if (q >= 1) return false
    const z = 2 + wide * 1.55 * (1 - q) ** 0.3 * (1 - 0.12 * v * hot)
    const corner = smooth(0.55, 0.95, Math.abs(v))
    const tip = smooth(0.84, 1, Math.abs(t) + 0.14 * (n - 0.5))
    const gold = clamp(0.2 + browned * (0.9 * smooth(0.4, 0.66, n) + 0.4 * corner) + 0.45 * tip)
    const brown = clamp(
      browned * (0.5 * smooth(0.58, 0.74, n) + 0.34 * corner * smooth(-0.4, 0.8, v * hot)) + 0.4 * tip,
    )
    const paint = mix(mix(flesh, GOLD, gold), BROWN, 0.7 * brown)
    return put(out, scaled(paint, 0.97 + 0.08 * (n - 0.5)), heightOn(rest, lx, ly) + z + (n - 0.5) * 2.4, 0.26, z + 2)
  })
}
