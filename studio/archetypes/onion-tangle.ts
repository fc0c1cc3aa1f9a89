// A heap of sliced onions that cooked slowly until soft and honey-colored.
import { mix, rgb } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import type { Area } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [HONEY, PALE, BROWN] = [rgb('#d39a3a'), rgb('#f0d08a'), rgb('#8f5418')]

/** Limp strands that lie over each other, thickest in the middle. */
export function onionTangle(scene: Scene, { x, y, radius }: Area): void {
  const { random } = scene
  heaped(scene, { x, y, radius }, 16, () => {
    for (const [px, py] of scene.spots(120, radius * 0.86, x, y)) {
      const body = scene.vary(mix(HONEY, random.chance(0.5) ? PALE : BROWN, random.unit() * 0.6), 0.06)
      const path = arc(px, py, random.between(52, 96), random.angle(), random.bell() * 2.4, 12)
      tube(scene, path, {
        radius: random.between(4, 6),
        paint: (_t, h) => mix(mix(body, BROWN, 0.35), body, h),
        gloss: 0.8,
        flatten: 0.6,
        sink: 0.4,
        taper: (t) => 0.5 + 0.5 * Math.sin(Math.PI * t),
      })
    }
  })
}
