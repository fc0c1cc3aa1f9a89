// Which planned meals the member's diary has, asked right before one is logged: another tab or device may have logged it.
import { rowsOf } from './rows.ts'
import { backend, memberId } from './supabase.ts'

interface FromPlan {
  scheduleId: number | null
  date: string
}

/** A meal that moved to another day is planned anew, so only the same day counts. */
export async function notLoggedYet<Meal extends FromPlan>(meals: readonly Meal[]): Promise<Meal[]> {
  const ids = meals.flatMap(({ scheduleId }) => scheduleId ?? [])
  if (ids.length === 0) return [...meals]
  const userId = await memberId()
  const entries = (await backend()).from('meal_entries').select('schedule_id,date')
  const logged = rowsOf(await entries.eq('user_id', userId).in('schedule_id', ids))
  return meals.filter(
    ({ scheduleId, date }) => !logged.some((row) => row.schedule_id === scheduleId && row.date === date),
  )
}
