// Logs servings of a recipe as eaten.
import { scaleNutrients } from '#domain/diary/diary-entry.ts'
import { objectOf } from '#domain/json.ts'
import { scaleMacros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import { isEmbeddedId } from '#domain/recipe-id.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { apiGet } from '#web/data/api.ts'
import { PLANNED_ONCE } from '#web/data/planned-once.ts'
import { rowsOf } from '#web/data/rows.ts'
import { ENTRY_ONCE, sendOnce } from '#web/data/send-once.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import type { EatenMeal, RecipeToLog } from './eaten-meal.ts'

export interface EatenServings {
  mealType: MealSlot
  date: string
  servings?: number
  scheduleId?: number | null
}

/** Per serving. Our own recipes also have vitamin A in µg RAE, which isn't in the provider's list. */
export async function nutrientsPerServing({ id, nutrients }: RecipeToLog): Promise<Nutrients> {
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

/** Resolves to the id of the new entry, or null if the diary already has it. */
async function logMeal(meal: EatenMeal): Promise<number | null> {
  const userId = await memberId()
  const client = await backend()
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
  const once = meal.scheduleId === null ? ENTRY_ONCE : PLANNED_ONCE
  const [added] = await sendOnce([row], async (keyed) =>
    rowsOf(await client.from('meal_entries').upsert(keyed, once).select('id')),
  )
  return added?.id ?? null
}

export const logServings = async (recipe: RecipeToLog, eaten: EatenServings, perServing?: Promise<Nutrients>) =>
  logMeal(await servingsOf(recipe, eaten, perServing))
