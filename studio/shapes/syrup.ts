// Syrup poured over thin pancakes or waffles: clear amber that shows what it lies on.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const AMBER = rgb('#8a3f08')
const THIN = rgb('#c9781c')

/** How far a thread runs at a place along the edge, 0 to 1. */
function threadAt(along: number, seed: number): number {
  return smooth(0.56, 0.76, layeredNoise(along * 0.022 + seed * 7, seed, 2))
}

/** `radius`: of the topmost cake; a thread leaves over its edge. */
export function pouredSyrup(scene: Scene, radius: number, seed: number): void {
  scene.field.stamp(
    scene.x,
    scene.y,
    radius,
    0,
    (x, y, out) => {
      const angle = Math.atan2(y, x)
      const lobes = layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 2)
      const reach = radius * Math.min(1, 0.5 + 0.5 * lobes + 0.5 * threadAt(angle * 200, seed))
      const inside = 1 - hypot(x, y) / reach
      if (inside < 0) return false
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
      const deep = smooth(0, 0.16, inside)
      out.alpha = (0.42 + 0.28 * deep * (0.6 + 0.8 * n)) * smooth(0, 0.02, inside)
      // A soft bead along the edge.
      const bead = smooth(0, 0.05, inside) * (1 - 0.5 * smooth(0.05, 0.16, inside))
      return put(out, mix(THIN, AMBER, deep), 3 * bead, 1)
    },
    'decal',
  )
}
