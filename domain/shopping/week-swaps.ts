// What plates have instead of a recipe's ingredients, as the store needs it.

import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { inPounds, toSystem } from '#domain/kitchen/measures.ts'
import type { Plate, PlateSwap } from '#domain/kitchen/plate.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { dishesOf, type MealToShop } from './week-shopping.ts'

interface SwappedServings {
  swap: PlateSwap
  servings: number
}

/** Of each recipe, what is eaten of it with something else in it, leftovers included. */
export function swapsToShop(
  meals: readonly MealToShop[],
  days: readonly string[],
  platesOf: (meal: MealToShop) => readonly Plate[],
): Map<RecipeId, SwappedServings[]> {
  const swapped = new Map<RecipeId, SwappedServings[]>()
  for (const dish of dishesOf(meals, days).filter(({ isDone }) => !isDone)) {
    const eaten = meals.filter((meal) => meal === dish || meal.leftoverOf === dish.id)
    const found = eaten
      .flatMap(platesOf)
      .flatMap(({ servings, swaps = [] }) => swaps.map((swap) => ({ swap, servings })))
    if (dish.recipeId !== null) swapped.set(dish.recipeId, [...(swapped.get(dish.recipeId) ?? []), ...found])
  }
  return swapped
}

interface MeasuredDraft {
  name: string
  /** Undefined for "to taste". */
  amount?: number | undefined
  unit: string
}

/** Less than this share of an ingredient isn't bought. */
const LEAST_SHARE = 0.01

/** `drafts` are the recipe's ingredients in order, for so many servings. */
export function withSwaps(
  drafts: readonly MeasuredDraft[],
  servings: number,
  swapped: readonly SwappedServings[],
  system: MeasureSystem | null,
): MeasuredDraft[] {
  const kept = drafts.flatMap((draft, at) => {
    const without = swapped.reduce((sum, one) => (one.swap.ingredient === at ? sum + one.servings : sum), 0)
    const share = 1 - without / servings
    if (share < LEAST_SHARE) return []
    return draft.amount === undefined ? [draft] : [{ ...draft, amount: draft.amount * share }]
  })
  const grams = new Map<string, number>()
  for (const { swap, servings: eaten } of swapped) {
    for (const part of swap.parts) grams.set(part.name, (grams.get(part.name) ?? 0) + part.grams * eaten)
  }
  const parts = Array.from(grams, ([name, amount]) => {
    const measure = { amount, unit: 'g' }
    return { name, ...(system === null ? measure : inPounds(toSystem(measure, system))) }
  })
  return [...kept, ...parts]
}
