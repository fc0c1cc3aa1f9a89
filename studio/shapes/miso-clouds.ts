// Miso that hangs in its broth: pale clouds which rise and roll outward, clear amber between them.
import { mix, rgb } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CLOUD, CLEAR] = [rgb('#ecd6ac'), rgb('#b07f42')]

export function misoClouds(scene: Scene, level: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  const { x: cx, y: cy, field } = scene
  const shape = (x: number, y: number, out: Sample): boolean => {
    const r = hypot(x, y)
    if (r > radius || field.heightAt(cx + x, cy + y) > level + 2.5) return false
    // Two folds of noise: the second follows the first, as a billow follows the current.
    const bendX = layeredNoise(x * 0.007 + seed, y * 0.007, 2) - 0.5
    const bendY = layeredNoise(x * 0.007, y * 0.007 + seed, 2) - 0.5
    const n = layeredNoise(x * 0.016 + bendX * 4 + seed, y * 0.016 + bendY * 4, 4)
    const billow = smooth(0.36, 0.62, n)
    const rolled = smooth(0.05, 0, Math.abs(n - 0.56)) * 0.35
    out.alpha = 0.1 + 0.5 * Math.abs(billow - 0.42) + 0.25 * rolled
    return put(out, mix(CLEAR, CLOUD, Math.min(1, billow + rolled)), 0, 0.9)
  }
  field.stamp(cx, cy, radius, 0, shape, 'decal')
}
