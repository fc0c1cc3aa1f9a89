// Updates the plan when a dish is done: marks it cooked and plans the leftovers. Each row has a key made on the device, so
// that saving again after a lost connection writes nothing twice.
import { queryOptions } from '@tanstack/react-query'
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface PlannedDish {
  id: number
  mealType: MealSlot
}

/** The plan entry being cooked; null when it was not planned for the day. */
async function fetchPlanned(recipe: RecipeId, date: string): Promise<PlannedDish | null> {
  await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('meal_schedules')
      .select('id, meal_type')
      .eq('date', date)
      .eq('recipe_id', String(recipe))
      .is('leftover_of', null)
      .order('id')
      .limit(1),
  )
  return rows[0] ? { id: rows[0].id, mealType: mealSlot(rows[0].meal_type) } : null
}

export const finishQueries = {
  planned: (userId: string | undefined, recipe: RecipeId, date: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'schedule', 'planned', recipe, date),
      queryFn: () => fetchPlanned(recipe, date),
      enabled: userId !== undefined && date !== '',
    }),
}

export interface DishMeal {
  key: string
  recipe: { id: RecipeId; title: string; image: string }
  date: string
  mealType: MealSlot
  servings: number
  /** Of all its servings. */
  calories: number
}

const rowOf = (userId: string, { key, recipe, date, mealType, servings, calories }: DishMeal) => ({
  user_id: userId,
  device_key: key,
  date,
  meal_type: mealType,
  recipe_id: String(recipe.id),
  recipe_title: recipe.title,
  recipe_image: recipe.image || null,
  servings,
  calories: Math.min(20_000, Math.round(calories)),
})

const ONCE = { onConflict: 'household_id,device_key' }

export async function markCooked(planned: number) {
  await memberId()
  const cookedAt = new Date().toISOString()
  done(await (await backend()).from('meal_schedules').update({ cooked_at: cookedAt }).eq('id', planned))
}

/** Puts a dish that was not planned into the plan as cooked, and returns its number. */
export async function planCooked(meal: DishMeal): Promise<number> {
  const userId = await memberId()
  const row = { ...rowOf(userId, meal), cooked_at: new Date().toISOString() }
  const [saved] = rowsOf(await (await backend()).from('meal_schedules').upsert(row, ONCE).select('id'))
  if (!saved) throw new Error('The meal couldn’t be planned.')
  return saved.id
}

export async function planLeftovers(meal: DishMeal, leftoverOf: number) {
  const userId = await memberId()
  const row = { ...rowOf(userId, meal), leftover_of: leftoverOf }
  done(await (await backend()).from('meal_schedules').upsert(row, ONCE))
}
