// Fat on a clear broth: flat, round eyes of many sizes in loose groups, each a clear lens with a thin golden rim and a glint.
import { mix, type Rgb, WHITE } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { DAY } from '#studio/shading.ts'

const [LIT_X, LIT_Y] = [Math.cos(DAY.azimuth), Math.sin(DAY.azimuth)]
/** Eyes of one group, and how far they lie apart. */
const GROUP = 7
const APART = 34

/** `dyed`: how much of their own color the eyes have; oil that took up chili is no longer clear. */
export function fatCircles(
  scene: Scene,
  level: number,
  reach: number,
  colour: Rgb,
  largest = 9,
  groups = 15,
  dyed = 0,
): void {
  const { random, field } = scene
  for (const [gx, gy] of scene.spots(groups, reach))
    for (let i = 0; i < GROUP; i++) {
      const [x, y] = scene.spot(APART, gx, gy)
      const r = largest * (0.2 + 0.8 * random.unit() ** 2.4)
      // Not over what stands out, nor half up its side.
      if (hypot(x - scene.x, y - scene.y) > reach + 14 || !isOpen(scene, x, y, r, level)) continue
      const eye = (u: number, v: number, out: Sample): boolean => {
        const d = hypot(u, v) / r
        if (d > 1) return false
        const rim = smooth(0.66, 0.86, d) * smooth(1, 0.93, d)
        // The lens gathers the light on the side that is turned away from the lamp.
        const away = -(u * LIT_X + v * LIT_Y) / r
        const glint = smooth(0.2, 0.1, hypot(u / r - 0.42 * LIT_X, v / r - 0.42 * LIT_Y))
        out.alpha = Math.min(1, 0.12 + dyed + 0.42 * rim * (0.6 + 0.5 * away) + 0.6 * glint)
        return put(out, mix(colour, WHITE, Math.max(0.25 * rim, 0.85 * glint)), 0.5 * Math.sqrt(1 - d * d), 1)
      }
      field.stamp(x, y, r, 0, eye, 'decal')
    }
}

function isOpen({ field }: Scene, x: number, y: number, r: number, level: number): boolean {
  for (const [dx, dy] of [
    [0, 0],
    [-r, 0],
    [r, 0],
    [0, -r],
    [0, r],
  ] as const)
    if (field.heightAt(x + dx, y + dy) > level + 2.5) return false
  return true
}
