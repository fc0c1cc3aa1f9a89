// Logged meals, one row per meal. The database keeps the daily totals.
import { queryOptions } from '@tanstack/react-query'
import { scaleNutrients } from '#domain/diary/diary-entry.ts'
import { objectOf } from '#domain/json.ts'
import { type Macros, scaleMacros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import { isEmbeddedId, type RecipeId, recipeId } from '#domain/recipe/recipe-id.ts'
import { apiGet } from '#web/data/api.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

/** Nutrition for the whole quantity. */
export interface EatenMeal extends Macros {
  /** Null when the row names no recipe that this site could have. */
  recipeId: RecipeId | null
  title: string
  mealType: MealSlot
  /** The member's own calendar day. */
  date: string
  quantity: number
  /** The planned meal it was logged from; null when it was not planned. */
  scheduleId: number | null
  /** All nutrients we know, of the whole quantity; null for an entry from before they were kept. */
  nutrients: Nutrients | null
}

export interface LoggedMeal extends EatenMeal {
  id: number
}

export interface EatenServings {
  mealType: MealSlot
  date: string
  servings?: number
  scheduleId?: number | null
}

export interface RecipeToLog {
  id: RecipeId
  title: string
  nutrition: Macros
  nutrients: readonly { name: string; amount: number }[]
}

/** Per serving. Our own recipes also know vitamin A in µg RAE, which the provider's list has no place for. */
async function nutrientsPerServing({ id, nutrients }: RecipeToLog): Promise<Nutrients> {
  const listed = nutrientsByKey(nutrients)
  if (!isEmbeddedId(id)) return listed
  const own = objectOf(objectOf(await apiGet(`/diary/recipes/${id}`).catch(() => null)).nutrients)
  return typeof own.vitaminARae === 'number' ? { ...listed, vitaminARae: own.vitaminARae } : listed
}

/** Some servings of a recipe, with their total nutrition. */
export async function servingsOf(
  recipe: RecipeToLog,
  { mealType, date, servings = 1, scheduleId = null }: EatenServings,
  perServing = nutrientsPerServing(recipe),
): Promise<EatenMeal> {
  const nutrients = scaleNutrients(await perServing, servings)
  const { calories, protein, carbs, fat } = scaleMacros(recipe.nutrition, servings)
  return {
    recipeId: recipe.id,
    title: recipe.title,
    mealType,
    date,
    quantity: servings,
    calories: Math.round(calories),
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
    scheduleId,
    nutrients,
  }
}

async function logMeal(meal: EatenMeal) {
  const userId = await memberId()
  const entries = (await backend()).from('meal_entries')
  const row = {
    user_id: userId,
    date: meal.date,
    meal_type: meal.mealType,
    recipe_id: String(meal.recipeId),
    recipe_title: meal.title,
    quantity: meal.quantity,
    calories: meal.calories,
    protein: meal.protein,
    carbs: meal.carbs,
    fat: meal.fat,
    schedule_id: meal.scheduleId,
    nutrients: meal.nutrients,
  }
  done(await entries.insert(row))
}

export const logServings = async (recipe: RecipeToLog, eaten: EatenServings) => logMeal(await servingsOf(recipe, eaten))

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
      queryFn: () => nutrientsPerServing(recipe),
      enabled: userId !== undefined,
    }),
  range: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'meals', from, to),
      queryFn: () => fetchMeals(from, to),
      enabled: userId !== undefined && from !== '',
    }),
}
