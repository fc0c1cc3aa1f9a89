// Data for shopping a week: the planned meals, the pantry, and who eats.
import { queryOptions } from '@tanstack/react-query'
import { readPlates } from '#domain/kitchen/plate.ts'
import { readPlannedFood } from '#domain/plan/planned-food.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { recipeId } from '#domain/recipe-id.ts'
import type { HomeItem, MealToShop } from '#domain/shopping/week-shopping.ts'
import { addDays } from '#domain/time/calendar.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import { fetchTable, type HouseholdTable } from '#web/data/household-table.ts'
import { memberKey } from '#web/data/member-key.ts'
import { allRowsOf, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

/** Leftovers are eaten within days of their dish. */
const LEFTOVER_DAYS = 7

export interface WeekToShop {
  /** With the grams of a serving, if it is a plain food. */
  meals: (MealToShop & { title: string; foodGrams: number | null })[]
  home: HomeItem[]
  table: HouseholdTable
}

async function fetchWeek(days: readonly string[], today: string): Promise<WeekToShop> {
  await memberId()
  const client = await backend()
  const [meals, logged, home, table] = await Promise.all([
    client
      .from('meal_schedules')
      .select('id,date,meal_type,recipe_id,recipe_title,note,food,servings,plates,leftover_of,cooked_at')
      .gte('date', days[0] ?? '')
      .lte('date', addDays(days.at(-1) ?? '', LEFTOVER_DAYS))
      .order('date')
      .order('id'),
    // The member's own diary: nobody can read the others'.
    client
      .from('meal_entries')
      .select('schedule_id,date')
      .not('schedule_id', 'is', null)
      .gte('date', days[0] ?? '')
      .lte('date', today),
    allRowsOf((from, to) => client.from('pantry_items').select('name,amount,unit').order('id').range(from, to)),
    fetchTable(),
  ])
  // A meal logged for a future day isn't eaten yet.
  const planned = rowsOf(meals)
  const eaten = loggedEntries(
    planned,
    rowsOf(logged).map(({ schedule_id, date }) => ({ scheduleId: schedule_id, date })),
  )
  return {
    meals: planned.map((row) => ({
      id: row.id,
      date: row.date,
      mealType: mealSlot(row.meal_type),
      recipeId: recipeId(row.recipe_id),
      title: row.recipe_title ?? row.note ?? '',
      foodGrams: readPlannedFood(row.food)?.grams ?? null,
      servings: Number(row.servings),
      plates: readPlates(row.plates),
      leftoverOf: row.leftover_of,
      isDone: row.cooked_at !== null || eaten.has(row.id),
    })),
    home,
    table,
  }
}

/** Always refetched when the dialog opens: someone else in the household may have planned. */
export const weekToShopQuery = (userId: string, days: readonly string[], today: string) =>
  queryOptions({
    queryKey: memberKey(userId, 'week-to-shop', days[0], today),
    queryFn: () => fetchWeek(days, today),
    staleTime: 0,
  })
