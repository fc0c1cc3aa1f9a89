// A baked potato with its toppings.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { bakedPotato } from '#studio/shapes/baked-potato.ts'
import { dollop, meltedSheet } from '#studio/shapes/dairy.ts'

/** Split open, butter-soft inside, with melted cheese, the vegetables and a spoonful of cream in the cut. */
export function loadedPotato(
  scene: Scene,
  dish: Dish,
  x: number,
  y: number,
  turn: number,
  parts: readonly Part[],
  melted: Part | undefined,
  cream: Part,
): void {
  const size = 182
  const top = bakedPotato(scene, x, y, size, turn)
  const cheese = melted ? mix(melted.look.colour, rgb('#f7a82a'), 0.55) : null
  if (cheese) meltedSheet(scene, size * 0.74, size * 0.42, cheese, rgb('#b5651c'), 0.3, [x, y])
  scene.field.withCeiling(
    () => top + 4,
    () => {
      for (const side of [-1, 1])
        toss(scene, parts, { x: x + side * 84, y: y + side * 4, radius: 48 }, { cover: 0.75, scale: 0.8, rise: 8 })
    },
  )
  if (cheese) meltedSheet(scene, size * 0.7, size * 0.34, cheese, rgb('#b5651c'), 0.3, [x, y])
  dollop(scene, x, y, 46, cream.look.colour)
  garnish(scene, dish, { x, y, radius: 80 }, 0.7, 0.8)
}
