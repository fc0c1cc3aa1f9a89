// What a serving of a recipe has on a plate with something else in it.
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { nutrientChange } from '#domain/swap/swaps.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { catalogueDish, swapFood } from '#server/swaps/swap-dishes.ts'

type Swap = [ingredient: number, parts: [food: number, gramsPerServing: number][]]

/** Without the nutrients that aren't known of one of the foods. */
export function plateNutrients(
  catalogue: Catalogue,
  { plain, nutrients: written }: CatalogueEntry,
  swaps: readonly Swap[],
): Nutrients {
  const dish = swaps.length > 0 ? catalogueDish(catalogue, plain.id) : null
  if (!dish) return written
  const nutrients = { ...written }
  const keys = Object.keys(written) as (keyof Nutrients)[] // has no other keys
  for (const [at, given] of swaps) {
    const ingredient = dish.ingredients[at]
    if (!ingredient || ingredient.grams <= 0) continue // "to taste" counts nothing
    const parts = given.flatMap(([id, grams]) => {
      const food = swapFood(catalogue.foods.byId.get(id))
      return food ? [{ food, grams: grams * dish.servings }] : []
    })
    for (const key of keys) {
      const change = nutrientChange(dish, ingredient, parts, key)
      const before = nutrients[key]
      if (change === null || before === undefined) delete nutrients[key]
      else nutrients[key] = Math.max(0, before + change)
    }
  }
  return nutrients
}
