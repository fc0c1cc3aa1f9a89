// The member's planned meals: a week at a time.
import { queryOptions } from '@tanstack/react-query'
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface PlannedEntry {
  date: string
  mealType: MealSlot
  recipeId: string
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
    recipeId: row.recipe_id,
    title: row.recipe_title,
    image: row.recipe_image ?? '',
    servings: row.servings,
    calories: row.calories,
  }))
}

export const scheduleQueries = {
  all: ['schedule'] as const,
  range: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: ['schedule', userId ?? 'nobody', from, to],
      queryFn: () => fetchSchedule(from, to),
      enabled: userId !== undefined && from !== '',
    }),
}

const rowOf = (userId: string, entry: PlannedEntry) => ({
  user_id: userId,
  date: entry.date,
  meal_type: entry.mealType,
  recipe_id: entry.recipeId,
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
