// Broth ladled over grains: it soaks in, deepest in the middle, without an edge.
import type { Rgb } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export function spreadBroth(scene: Scene, reach: number, broth: Rgb): void {
  const seed = scene.random.between(0, 99)
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
    const d = hypot(lx, ly) / reach + 0.7 * (n - 0.5)
    // It stays on the grains.
    out.alpha = 0.86 * smooth(1.12, 0.74, d) * smooth(1.16, 1.02, hypot(lx, ly) / reach)
    return out.alpha > 0 && put(out, broth, 0, 0.8)
  }
  scene.field.stamp(scene.x, scene.y, reach * 1.3, 0, shape, 'decal')
}
