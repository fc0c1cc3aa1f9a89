// Chicken that was turned in starch, fried crisp and tossed in a sweet glaze: orange chicken, sweet and sour chicken.
import { type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { crispNugget } from '#studio/shapes/crisp-nugget.ts'

/** Grams of starch that make a crust, where a spoonful only binds a sauce. */
const CRUST = 35

function isCoated(dish: Dish): boolean {
  const starch = dish.parts.filter(({ name }) => /cornstarch|potato starch/.test(name))
  return starch.reduce((sum, { grams }) => sum + grams, 0) > CRUST
}

/** The color of the glaze that such a dish is known by. */
export function sweetGlaze(dish: Dish): Rgb | null {
  if (!isCoated(dish)) return null
  if (dish.called(/sweet and sour/)) return rgb('#d8451c')
  return dish.called(/orange/) ? rgb('#e07c12') : null
}

export function crispCoated(part: Part, dish: Dish): Part {
  const glaze = sweetGlaze(dish)
  if (!glaze || part.look.kind !== 'poultry') return part
  return {
    ...part,
    piece: cookedPiece('chunk', 28, (s, x, y, k) => crispNugget(s, x, y, s.random.between(24, 33) * k, { glaze })),
  }
}
