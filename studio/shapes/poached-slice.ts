// A thin slice of poached pork: pale, limp, with fine grain and a rim that the hot water firmed.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const MEAT = { pale: rgb('#efd5b2'), rose: rgb('#dfb08c'), rim: rgb('#b5845f'), fat: rgb('#fdf3e2') }

export function poachedSlice(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [half, wide] = [size * random.between(0.92, 1.12), size * random.between(0.6, 0.74)]
  const meat = scene.vary(mix(MEAT.pale, MEAT.rose, 0.7 * random.unit()), 0.04)
  const grain = random.angle()
  const [gx, gy] = [Math.cos(grain), Math.sin(grain)]
  const waves = random.between(2, 3.4)
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.5, 0.5)
  field.stamp(x, y, size * 1.4, turn, (lx, ly, out) => {
    const ragged = layeredNoise(lx * 0.03 + seed, ly * 0.03, 2) - 0.5
    const u = lx / half + 0.3 * ragged
    const v = (ly + size * 0.1 * u * u) / wide + 0.26 * ragged
    const q = (Math.abs(u) ** 2.5 + Math.abs(v) ** 2.5) ** (1 / 2.5)
    if (q > 1) return false
    const [along, across] = [lx * gx + ly * gy, ly * gx - lx * gy]
    const fiber = noise(along * 0.05 + seed, across * 0.3) * 0.6 + noise(along * 0.1 - seed, across * 0.55) * 0.4
    const patch = layeredNoise(lx * 0.03 - seed, ly * 0.03 + seed, 2)
    const vein = smooth(0.05, 0.015, Math.abs(layeredNoise(along * 0.018 + seed, across * 0.035, 2) - 0.52))
    const body = mix(mix(meat, MEAT.rose, 0.5 * smooth(0.45, 0.7, patch)), MEAT.fat, 0.4 * vein)
    const rim = smooth(0.86, 0.99, q)
    // Limp: it follows what it lies on, and its edge curls a little.
    const wave =
      size * 0.05 * Math.sin(u * waves + seed) + size * 0.05 * smooth(0.5, 1, q) * Math.sin(Math.atan2(v, u) * 3 + seed)
    const z = 6 + wave + 0.9 * (fiber - 0.5) - 4 * smooth(0.92, 1, q) ** 2
    return put(out, scaled(mix(body, MEAT.rim, 0.6 * rim), 0.95 + 0.1 * fiber), heightOn(rest, lx, ly) + z, 0.6, 7)
  })
}
