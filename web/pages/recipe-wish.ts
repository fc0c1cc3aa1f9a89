// What a visitor wanted with a recipe, until they have signed in. In the tab's own storage: signing in with Google or
// GitHub loads the page anew.
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'

export interface Wish {
  rating?: number
  meal?: MealSlot
}

const keyOf = (recipeId: string) => `wish-${recipeId}`

function wishOf(recipeId: string): Wish {
  try {
    const { rating, meal }: Wish = JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? '{}')
    return { rating: Number(rating) || undefined, meal: meal && mealSlot(meal) }
  } catch {
    return {} // no storage, or nonsense in it
  }
}

/** One wish does not push the other aside: both may be waiting. */
export function wishFor(recipeId: string, wish: Wish) {
  try {
    sessionStorage.setItem(keyOf(recipeId), JSON.stringify({ ...wishOf(recipeId), ...wish }))
  } catch {
    // No storage: the wish is lost with the page.
  }
}

export function takeWish(recipeId: string): Wish {
  const wish = wishOf(recipeId)
  wishFor(recipeId, { rating: undefined, meal: undefined })
  return wish
}
