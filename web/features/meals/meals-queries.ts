// Meals that a member ate: one row a meal. The day's totals are kept by the database.
import { queryOptions } from '@tanstack/react-query'
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import type { NutritionFacts } from '#domain/recipe/recipe-view.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

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

/** Some servings of a recipe (one, from its own page), with whole figures for all of them. */
export function servingsOf(
  recipe: { id: string; title: string; nutrition: NutritionFacts },
  { mealType, date, servings = 1 }: { mealType: MealSlot; date: string; servings?: number },
): EatenMeal {
  const { calories, protein, carbs, fat } = recipe.nutrition
  return {
    recipeId: recipe.id,
    title: recipe.title,
    mealType,
    date,
    quantity: servings,
    calories: Math.round(calories * servings),
    protein: Math.round(protein * servings),
    carbs: Math.round(carbs * servings),
    fat: Math.round(fat * servings),
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

async function fetchMeals(from: string, to: string): Promise<LoggedMeal[]> {
  const userId = await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('meal_entries')
      .select('*')
      .eq('user_id', userId)
      .gte('date', from)
      .lte('date', to)
      .order('id'),
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
  all: ['meals'] as const,
  range: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: ['meals', userId ?? 'nobody', from, to],
      queryFn: () => fetchMeals(from, to),
      enabled: userId !== undefined && from !== '',
    }),
}
