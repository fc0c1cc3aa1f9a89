// Whose first plan runs from Wednesday to Tuesday sees it as one week, not as the ends of two.
import type { QueryClient } from '@tanstack/react-query'
import { addDays, weekday } from '#domain/time/calendar.ts'
import { changePreferences, currentPreferences } from '#web/device/preferences.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'

/** Who has planned before this is used to their weeks. */
const DAYS_BEFORE = 60
const SUNDAY = 0

/** After a week was planned from this day on. */
export async function startWeeksOn(queryClient: QueryClient, userId: string, first: string) {
  if (currentPreferences().weekStartsOn !== SUNDAY) return
  const before = scheduleQueries.range(userId, addDays(first, -DAYS_BEFORE), addDays(first, -1))
  // The week is planned, whatever becomes of this.
  const planned = await queryClient.fetchQuery(before).catch(() => null)
  if (planned?.length === 0) changePreferences({ weekStartsOn: weekday(first) })
}
