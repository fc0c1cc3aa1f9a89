// What perfumes a Thai soup and is left in the bowl, where a scene asks to see it.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { leaf } from '#studio/shapes/leaf.ts'
import { galangalSlice, lemongrassCut } from '#studio/shapes/lemongrass.ts'

const LIME_LEAF = rgb('#2f6b2a')

export function aromatics(scene: Scene, dish: Dish, level: number): void {
  const { random, field } = scene
  const shows = (food: string): boolean => dish.scene.show.includes(food)
  const afloat = (count: number, reach: number, draw: (x: number, y: number) => void): void => {
    for (const [x, y] of scene.spots(count, reach))
      field.withCeiling(
        () => level + random.between(-3, 5),
        () => draw(x, y),
      )
  }
  if (shows('galangal')) afloat(6, 210, (x, y) => galangalSlice(scene, x, y, random.between(25, 33)))
  if (shows('lemongrass')) afloat(6, 190, (x, y) => lemongrassCut(scene, x, y, random.between(92, 124)))
  if (shows('lime leaves'))
    afloat(5, 200, (x, y) =>
      leaf(scene, x, y, {
        length: random.between(62, 84),
        width: random.between(26, 34),
        turn: random.angle(),
        colour: scene.vary(LIME_LEAF, 0.1),
        gloss: 0.6,
      }),
    )
}
