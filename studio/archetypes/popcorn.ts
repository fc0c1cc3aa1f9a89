// A bowl heaped with popcorn under its seasoning: a dust of chili and curls of lime zest.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { popped } from '#studio/shapes/bites.ts'
import { mound, specks } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [ZEST, DEEP_ZEST] = [rgb('#86a82a'), rgb('#5f861c')]

export function popcornBowl(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  mound(scene, { radius: reach * 0.96, rise: 62, base: 24, dark: rgb('#8a5a1c'), light: rgb('#c89a4a'), rough: 8 })
  heaped(scene, around(scene, reach * 0.98), 40, () => {
    for (const [x, y] of scene.spots(190, reach * 0.88)) popped(scene, x, y, random.between(19, 33))
  })
  if (dish.has(/paprika|chil[li]|cayenne/)) {
    specks(scene, 700, reach * 0.86, [rgb('#b83a10'), rgb('#d4601c'), rgb('#93280c')], 1.7)
    specks(scene, 300, reach * 0.5, [rgb('#b83a10'), rgb('#c94e16')], 2.1, scene.x - 40, scene.y - 20)
  }
  if (!dish.has(/zest|lime/)) return
  for (const [x, y] of scene.spots(70, reach * 0.8)) {
    if (!scene.facesUp(x, y, 9)) continue
    const paint = random.pick([ZEST, DEEP_ZEST])
    tube(scene, arc(x, y, random.between(10, 24), random.angle(), random.bell() * 1.6, 6), {
      radius: 1.9,
      paint,
      gloss: 0.4,
    })
  }
}
