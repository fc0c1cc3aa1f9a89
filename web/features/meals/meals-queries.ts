// Logged meals, one row per meal. The database keeps the daily totals.
import { queryOptions } from '@tanstack/react-query'
import { recipeId } from '#domain/recipe-id.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import type { EatenMeal, RecipeToLog } from './eaten-meal.ts'

export interface LoggedMeal extends EatenMeal {
  id: number
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
    recipeId: recipeId(row.recipe_id),
    title: row.recipe_title,
    mealType: mealSlot(row.meal_type),
    date: row.date,
    quantity: row.quantity,
    calories: row.calories,
    protein: row.protein,
    carbs: row.carbs,
    fat: row.fat,
    scheduleId: row.schedule_id,
    nutrients: null, // no screen that reads a whole week needs them
  }))
}

export const mealsQueries = {
  nutrientsPerServing: (userId: string | undefined, recipe: RecipeToLog) =>
    queryOptions({
      queryKey: ['recipe-nutrients', recipe.id, recipe.nutrients.length],
      queryFn: async () => (await import('./log-servings.ts')).nutrientsPerServing(recipe),
      enabled: userId !== undefined,
    }),
  range: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'meals', from, to),
      queryFn: () => fetchMeals(from, to),
      enabled: userId !== undefined && from !== '',
    }),
}
