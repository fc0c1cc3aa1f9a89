// Thin strips of meat threaded onto a stick.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const RUB = rgb('#b5642a')

/** One fold of a strip: a thick wave across the stick, rubbed with ground peanuts and chili, dark at its edges. */
export function foldedStrip(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  { flesh, fat, sear }: MeatColours,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [half, wide] = [size * random.between(0.62, 0.8), size * random.between(0.9, 1.15)]
  const lie = turn + random.bell() * 0.2
  const meat = scene.vary(mix(flesh, fat, 0.25), 0.08)
  const rest = field.settle(x, y, half * 0.6, wide * 0.6, lie, 0.5, 0.1)
  field.stamp(x, y, size * 1.5, lie, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3)
    const u = lx / half + (n - 0.5) * 0.4
    const v = ly / (wide * (0.85 + 0.35 * n))
    const q = Math.abs(u) ** 3 + Math.abs(v) ** 3.4
    if (q > 1) return false
    const fiber = layeredNoise(lx * 0.24 + seed, ly * 0.05, 2)
    const rub = smooth(0.42, 0.6, layeredNoise(lx * 0.11 - seed, ly * 0.11, 3))
    const char = clamp(smooth(0.45, 1, q) * 0.8 + smooth(0.56, 0.72, n) * 0.5)
    const body = mix(scaled(meat, 0.8 + 0.4 * fiber), RUB, rub * 0.6)
    const z = 10 + size * 0.42 * (1 - clamp(q)) ** 0.4 + Math.sin(v * 2.6 + seed) * 5 + (fiber - 0.5) * 4 + rub * 3
    return put(out, mix(body, scaled(sear, 0.7), char), rest.z + z, 0.45, z)
  })
}
