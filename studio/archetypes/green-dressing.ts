// A salad's dressing of herbs from the blender.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'

const HERB_GREEN = rgb('#56801e')

/** Herbs that the scene names as the sauce are spooned over the salad, and none of their leaves is seen. */
export function greenDressing(dish: Dish): Rgb | null {
  const { sauce } = dish.scene
  const herb = sauce ? dish.of('herb').find(({ name }) => name.includes(sauce)) : undefined
  return herb ? mix(herb.look.colour, HERB_GREEN, 0.6) : null
}
