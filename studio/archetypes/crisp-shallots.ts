// Shallots and onions from the fryer, heaped on rice last.
import { mix, rgb } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

export const SHALLOTS = [rgb('#d99a44'), rgb('#7d3f12')] as const
/** Half an hour in the pan makes them as dark as caramel. */
export const BROWN_ONIONS = [rgb('#bd7428'), rgb('#4f260c')] as const

/** Shallots from the fryer, heaped on last. */
export function crispShallots(
  scene: Scene,
  reach: number,
  count = 110,
  [pale, brown] = SHALLOTS,
  [mx, my]: Point = [scene.x, scene.y],
): void {
  const { random } = scene
  heaped(scene, { x: mx, y: my, radius: reach }, 18, () => {
    for (const [x, y] of scene.spots(count, reach, mx, my)) {
      const gold = mix(pale, brown, random.unit() ** 1.3)
      const seed = random.between(0, 99)
      const path = arc(x, y, random.between(20, 60), random.angle(), random.between(-2.6, 2.6), 8)
      ribbon(scene, path, {
        width: random.between(5, 13),
        thick: 2.2,
        gloss: 0.4,
        sink: 0.6,
        cup: random.between(0, 0.2),
        lift: random.between(0, 3),
        roll: wanderingRoll(scene, 0.8),
        taper: (t) => Math.min(1, 0.3 + 4 * t, 0.2 + 3 * (1 - t)) * (0.7 + 0.6 * noise(t * 4 + seed, seed)),
        // Thin edges fry darkest.
        paint: (t, v) => mix(gold, brown, 0.75 * smooth(0.4, 1, Math.abs(v)) * noise(t * 4 + seed, v + 3) + 0.1),
      })
    }
  })
}
