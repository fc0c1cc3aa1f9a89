// Shallots and onions from the fryer, heaped on rice last.
import { mix, rgb } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

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
  heaped(scene, { x: mx, y: my, radius: reach }, 18, () => {
    for (const [x, y] of scene.spots(count, reach, mx, my)) {
      const gold = mix(pale, brown, scene.random.unit() ** 1.3)
      const path = arc(x, y, scene.random.between(20, 46), scene.random.angle(), scene.random.between(-2.4, 2.4), 8)
      tube(scene, path, { radius: scene.random.between(3, 4.6), paint: gold, gloss: 0.4, sink: 0.6, flatten: 0.7 })
    }
  })
}
