// The household's planned meals: a week at a time.
import { queryOptions } from '@tanstack/react-query'
import { readPlates } from '#domain/kitchen/plate.ts'
import { readPlannedFood } from '#domain/plan/planned-food.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import type { Database } from '#web/data/database.types.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

type ScheduleRow = Database['public']['Tables']['meal_schedules']['Row']

export const scheduledMeal = (row: ScheduleRow): ScheduledMeal => ({
  id: row.id,
  date: row.date,
  mealType: mealSlot(row.meal_type),
  recipeId: recipeId(row.recipe_id),
  title: row.recipe_title ?? row.note ?? '',
  image: row.recipe_image ?? '',
  servings: Number(row.servings),
  calories: row.calories,
  isNote: row.recipe_id === null && row.food === null,
  food: readPlannedFood(row.food),
  plates: readPlates(row.plates),
  leftoverOf: row.leftover_of,
  cookedAt: row.cooked_at,
})

/** Not filtered by member: the database returns the whole household's plan. */
async function fetchSchedule(from: string, to: string): Promise<ScheduledMeal[]> {
  await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('meal_schedules')
      .select('*')
      .gte('date', from)
      .lte('date', to)
      .order('date', { ascending: true })
      .order('id', { ascending: true }),
  )
  return rows.map(scheduledMeal)
}

const MOST_RECENT = 60

async function fetchRecent(): Promise<ScheduledMeal[]> {
  await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('meal_schedules')
      .select('*')
      .not('recipe_id', 'is', null)
      .order('id', { ascending: false })
      .limit(MOST_RECENT),
  )
  const meals = rows.map(scheduledMeal)
  return meals.filter((meal, at) => meals.findIndex(({ recipeId: id }) => id === meal.recipeId) === at)
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
  /** The most recently planned recipes, each once. */
  recent: (userId: string | undefined) =>
    queryOptions({
      queryKey: memberKey(userId, 'recently-planned'),
      queryFn: fetchRecent,
      enabled: userId !== undefined,
    }),
}
