// Fat on a clear broth: flat, clear circles of many sizes, each with a bright ring.
import { mix, type Rgb, WHITE } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export function fatCircles(scene: Scene, level: number, reach: number, colour: Rgb, largest = 21): void {
  const { random, field } = scene
  for (const [x, y] of scene.spots(70, reach)) {
    const r = largest * (0.19 + 0.81 * random.unit() ** 2.2)
    if (field.heightAt(x, y) > level + 3) continue
    const circle = (u: number, v: number, out: Sample): boolean => {
      const d = hypot(u, v) / r
      if (d > 1) return false
      const ring = smooth(0.72, 0.92, d) * smooth(1, 0.95, d)
      out.alpha = 0.2 + 0.45 * ring
      return put(out, mix(colour, WHITE, 0.3 * ring), 0.9 * Math.sqrt(1 - d * d), 1)
    }
    field.stamp(x, y, r, 0, circle, 'decal')
  }
}
