// Miso that hangs in its broth: pale clouds which rise in the middle and roll outward; toward the wall the broth is clear.
import { mix, rgb } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CLOUD, DEEP] = [rgb('#efd7a6'), rgb('#cf9f58')]

export function misoClouds(scene: Scene, level: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  const { x: cx, y: cy, field } = scene
  const shape = (x: number, y: number, out: Sample): boolean => {
    const r = hypot(x, y) / radius
    if (r > 1 || field.heightAt(cx + x, cy + y) > level + 2.5) return false
    // Two folds of noise: the second follows the first, as a billow follows the current.
    const bendX = layeredNoise(x * 0.006 + seed, y * 0.006, 2) - 0.5
    const bendY = layeredNoise(x * 0.006, y * 0.006 + seed, 2) - 0.5
    const n = layeredNoise(x * 0.012 + bendX * 1.2 + seed, y * 0.012 + bendY * 1.2, 3)
    // Thicker in the middle; it thins out into the broth, with no edge.
    const cloud = smooth(0.1, 1.1, n + 0.7 * (0.6 - r)) * smooth(1, 0.75, r)
    out.alpha = 0.72 * cloud
    return out.alpha > 0.01 && put(out, mix(DEEP, CLOUD, smooth(0.35, 0.9, cloud + 0.5 * (n - 0.5))), 0, 0.9)
  }
  field.stamp(cx, cy, radius, 0, shape, 'decal')
}
