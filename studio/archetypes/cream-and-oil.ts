// What goes over salads, soups and stews last.
import { mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'

export const OIL = rgb('#d9a72c')

/** Cream, yogurt, coconut milk or tahini of the dish's own, to drizzle; null when it has none. */
export function creamOf(dish: Dish): Rgb | null {
  if (!dish.drizzled) return null
  const cream = dish.first('cream') ?? dish.find(/tahini|mayonnaise|aioli/)
  return cream && cream.grams > 5 ? mix(cream.look.colour, WHITE, 0.25) : null
}

/** Cream that the scene asks for on top. */
export function creamOnTop(dish: Dish): Rgb | null {
  const cream = dish.of('cream').find(({ name }) => dish.scene.top.some((word) => name.includes(word)))
  return cream ? mix(cream.look.colour, WHITE, 0.4) : null
}

export function hasOil(dish: Dish): boolean {
  return dish.has(/oil|butter|ghee/)
}

export const RED_OIL = rgb('#b8481a')

/** Oil with paprika, poured over at the end. */
export function isRedOil(dish: Dish): boolean {
  return dish.drizzled && dish.grams('fat') > 30 && (dish.find(/paprika|harissa/)?.grams ?? 0) >= 2
}
