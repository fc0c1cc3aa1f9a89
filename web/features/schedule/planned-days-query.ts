// On how many days a recipe is planned, starting from a given day.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

async function fetchPlannedDays(id: RecipeId, from: string): Promise<number> {
  await memberId()
  const rows = rowsOf(
    await (await backend()).from('meal_schedules').select('date').eq('recipe_id', String(id)).gte('date', from),
  )
  return new Set(rows.map(({ date }) => date)).size
}

/** Always refetched: somebody in the household may have planned it. */
export const plannedDaysQuery = (userId: string | undefined, id: RecipeId, from: string) =>
  queryOptions({
    queryKey: memberKey(userId, 'schedule-days', id, from),
    queryFn: () => fetchPlannedDays(id, from),
    enabled: userId !== undefined && from !== '',
    staleTime: 0,
  })
