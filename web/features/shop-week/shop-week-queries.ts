// Data for shopping a week: the planned meals, the pantry, and who eats.
import { queryOptions } from '@tanstack/react-query'
import type { Table } from '#domain/plan/table-portions.ts'
import { recipeId } from '#domain/recipe/recipe-id.ts'
import type { HomeItem, MealToShop } from '#domain/shopping/week-shopping.ts'
import { addDays } from '#domain/time/calendar.ts'
import { fetchTable } from '#web/data/household-table.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

/** Leftovers are eaten within days of their dish. */
const LEFTOVER_DAYS = 7

export interface WeekToShop {
  meals: (MealToShop & { title: string })[]
  home: HomeItem[]
  table: Table
}

async function fetchWeek(days: readonly string[]): Promise<WeekToShop> {
  await memberId()
  const client = await backend()
  const [meals, home, table] = await Promise.all([
    client
      .from('meal_schedules')
      .select('id,date,recipe_id,recipe_title,servings,leftover_of,cooked_at')
      .gte('date', days[0] ?? '')
      .lte('date', addDays(days.at(-1) ?? '', LEFTOVER_DAYS))
      .order('date')
      .order('id'),
    client.from('pantry_items').select('name,amount,unit'),
    fetchTable(),
  ])
  return {
    meals: rowsOf(meals).map((row) => ({
      id: row.id,
      date: row.date,
      recipeId: recipeId(row.recipe_id),
      title: row.recipe_title ?? '',
      servings: Number(row.servings),
      leftoverOf: row.leftover_of,
      isCooked: row.cooked_at !== null,
    })),
    home: rowsOf(home),
    table,
  }
}

/** Always refetched when the dialog opens: someone else in the household may have planned. */
export const weekToShopQuery = (userId: string, days: readonly string[]) =>
  queryOptions({
    queryKey: memberKey(userId, 'week-to-shop', days[0]),
    queryFn: () => fetchWeek(days),
    staleTime: 0,
  })
