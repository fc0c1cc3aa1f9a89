// A thick sauce that was spooned on: it follows what it lies on, and its edge is round.
import { type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** `reach` and `deep`: half its length and half its width. */
export function thickPool(scene: Scene, x: number, y: number, reach: number, deep: number, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    x,
    y,
    Math.max(reach, deep) * 1.2,
    0,
    (lx, ly, out) => {
      const angle = Math.atan2(ly / deep, lx / reach)
      const lobes = layeredNoise(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2 + seed, 2)
      const d = hypot(lx / reach, ly / deep) / (0.6 + 0.5 * lobes)
      if (d > 1) return false
      const n = layeredNoise(lx * 0.025 + seed, ly * 0.025, 2)
      const round = Math.sqrt(1 - (1 - Math.min(1, ((1 - d) * Math.min(reach, deep)) / 16)) ** 2)
      out.alpha = smooth(0, 0.3, round)
      return put(out, scaled(colour, 0.86 + 0.14 * round - 0.06 * n), 6 * round + 2 * n, 0.9)
    },
    'decal',
  )
}
