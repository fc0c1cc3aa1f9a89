// Meals that a member ate: one row a meal. The day's totals are kept by the database.
import { queryOptions } from '@tanstack/react-query'
import { type MealSlot, mealSlot } from '#domain/meal-slots.ts'
import type { NutritionFacts } from '#domain/recipe-view.ts'
import { done, rowsOf } from '#web/lib/rows.ts'
import { backend, memberId } from '#web/lib/supabase.ts'

export interface EatenMeal {
  recipeId: string
  title: string
  mealType: MealSlot
  /** The member's own calendar day. */
  date: string
  quantity: number
  calories: number
  protein: number
  carbs: number
  fat: number
}

export interface LoggedMeal extends EatenMeal {
  id: number
}

/** One serving of a recipe, with whole figures, as it is logged from the recipe's page. */
export function servingOf(
  recipe: { id: string; title: string; nutrition: NutritionFacts },
  mealType: MealSlot,
  date: string,
): EatenMeal {
  const { calories, protein, carbs, fat } = recipe.nutrition
  return {
    recipeId: recipe.id,
    title: recipe.title,
    mealType,
    date,
    quantity: 1,
    calories: Math.round(calories),
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
  }
}

export async function logMeal(meal: EatenMeal) {
  const userId = await memberId()
  done(
    await (await backend()).from('meal_entries').insert({
      user_id: userId,
      date: meal.date,
      meal_type: meal.mealType,
      recipe_id: meal.recipeId,
      recipe_title: meal.title,
      quantity: meal.quantity,
      calories: meal.calories,
      protein: meal.protein,
      carbs: meal.carbs,
      fat: meal.fat,
    }),
  )
}

export async function removeMeal(id: number) {
  await memberId()
  done(await (await backend()).from('meal_entries').delete().eq('id', id))
}

async function fetchMeals(date: string): Promise<LoggedMeal[]> {
  const userId = await memberId()
  const rows = rowsOf(
    await (await backend()).from('meal_entries').select('*').eq('user_id', userId).eq('date', date).order('id'),
  )
  return rows.map((row) => ({
    id: row.id,
    recipeId: row.recipe_id,
    title: row.recipe_title,
    mealType: mealSlot(row.meal_type),
    date: row.date,
    quantity: row.quantity,
    calories: row.calories,
    protein: row.protein,
    carbs: row.carbs,
    fat: row.fat,
  }))
}

export const mealsQueries = {
  ofDay: (userId: string | undefined, date: string) =>
    queryOptions({
      queryKey: ['meals', userId ?? 'nobody', date],
      queryFn: () => fetchMeals(date),
      enabled: userId !== undefined,
    }),
}
