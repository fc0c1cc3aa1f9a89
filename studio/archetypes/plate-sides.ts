// What lies on a plate beside the main thing.
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'

export function sidesOf(dish: Dish, main: Part | undefined): Part[] {
  const minced = main?.look.main?.form === 'mince'
  const same = (part: Part): boolean => part === main || (minced && part.look.main?.form === 'mince')
  const sides = dish.pieces.filter((part) => !same(part) && part.grams > 25)
  const named = dish.parts.filter((part) => dish.isBeside(part) && !sides.includes(part))
  return [...named, ...sides]
}
