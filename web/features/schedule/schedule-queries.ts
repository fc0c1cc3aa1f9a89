// The member's planned meals: a week at a time.
import { queryOptions } from '@tanstack/react-query'
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import { type RecipeId, recipeId } from '#domain/recipe/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface PlannedEntry {
  date: string
  mealType: MealSlot
  /** Null when the row names no recipe that this site could have. */
  recipeId: RecipeId | null
  title: string
  image: string
  servings: number
  calories: number
}

export interface ScheduledMeal extends PlannedEntry {
  id: number
}

async function fetchSchedule(from: string, to: string): Promise<ScheduledMeal[]> {
  const userId = await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('meal_schedules')
      .select('*')
      .eq('user_id', userId)
      .gte('date', from)
      .lte('date', to)
      .order('date', { ascending: true })
      .order('id', { ascending: true }),
  )
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    mealType: mealSlot(row.meal_type),
    recipeId: recipeId(row.recipe_id),
    title: row.recipe_title ?? row.note ?? '',
    image: row.recipe_image ?? '',
    servings: row.servings,
    calories: row.calories,
  }))
}

export const scheduleQueries = {
  range: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'schedule', from, to),
      queryFn: () => fetchSchedule(from, to),
      enabled: userId !== undefined && from !== '',
    }),
  week: (userId: string | undefined, days: readonly string[]) =>
    scheduleQueries.range(userId, days[0] ?? '', days.at(-1) ?? ''),
}

const rowOf = (userId: string, entry: PlannedEntry) => ({
  user_id: userId,
  date: entry.date,
  meal_type: entry.mealType,
  recipe_id: String(entry.recipeId),
  recipe_title: entry.title,
  recipe_image: entry.image || null,
  servings: entry.servings,
  calories: entry.calories,
})

export async function scheduleMeals(entries: readonly PlannedEntry[]) {
  const userId = await memberId()
  const rows = entries.map((entry) => rowOf(userId, entry))
  done(await (await backend()).from('meal_schedules').insert(rows))
}

export async function unscheduleMeal(id: number) {
  await memberId()
  done(await (await backend()).from('meal_schedules').delete().eq('id', id))
}
