import { type Rgb, scaled } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { PASTA_RISE } from './tossed-pasta.ts'

/** Short, knobbly strands that were scraped from a board. */
export function spaetzle(scene: Scene, reach: number, colour: Rgb): void {
  const spots = scene.spots(430, reach)
  heaped(scene, around(scene, reach), PASTA_RISE, () => {
    for (const [x, y] of spots) {
      const body = scene.vary(colour, 0.08)
      const phase = scene.random.angle()
      tube(scene, arc(x, y, scene.random.between(32, 84), scene.random.angle(), scene.random.bell() * 2.2, 10), {
        radius: scene.random.between(6, 10.5),
        gloss: 0.7,
        sink: 0.4,
        // Dough that dripped through a sieve: knobs and tails, no two alike.
        taper: (t) => (0.5 + 0.5 * Math.sin(t * Math.PI) ** 0.5) * (1 + 0.26 * Math.sin(t * 6 + phase)),
        paint: (_t, h) => scaled(body, 0.82 + 0.22 * h),
      })
    }
  })
}
