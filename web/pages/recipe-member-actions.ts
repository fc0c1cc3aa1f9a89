// What members do with a recipe, loaded when somebody does it: a visitor's first page carries none of it.
import type { QueryClient } from '@tanstack/react-query'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { dayKey } from '#domain/time/calendar.ts'
import { logMeal, servingsOf } from '#web/features/meals/meals-queries.ts'
import { ratingsQueries, saveRating } from '#web/features/ratings/ratings-queries.ts'
import { takeWish, wishFor } from './recipe-wish.ts'

export { takeWish }

export async function savedStars(client: QueryClient, userId: string, recipeId: string): Promise<number | null> {
  const saved = await client.fetchQuery(ratingsQueries.ofRecipe(userId, recipeId))
  return saved?.rating ?? null
}

/**
 * Keeps the favorite flag and the notes of an earlier rating. What could not be saved becomes a wish, and not before: the
 * page that arrives meanwhile would grant it a second time.
 */
export async function rateRecipe(client: QueryClient, userId: string | undefined, recipeId: string, stars: number) {
  try {
    const saved = userId ? await client.fetchQuery(ratingsQueries.ofRecipe(userId, recipeId)) : null
    await saveRating(recipeId, stars, saved)
  } catch (error) {
    wishFor(recipeId, { rating: stars })
    throw error
  }
  wishFor(recipeId, { rating: undefined })
  await client.invalidateQueries({ queryKey: ['ratings'] })
}

/** One serving, on the member's own calendar day. */
export async function logRecipe(client: QueryClient, recipe: Recipe, meal: MealSlot) {
  try {
    await logMeal(servingsOf(recipe, { mealType: meal, date: dayKey(new Date()) }))
  } catch (error) {
    wishFor(recipe.id, { meal })
    throw error
  }
  forgetMeal(recipe.id)
  await Promise.all([
    client.invalidateQueries({ queryKey: ['meals'] }),
    client.invalidateQueries({ queryKey: ['dashboard'] }),
  ])
}

export const forgetMeal = (recipeId: string) => wishFor(recipeId, { meal: undefined })
