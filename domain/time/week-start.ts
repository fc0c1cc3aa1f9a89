// On which day a member's weeks start: a weekday from Sunday (0) to Saturday (6), or today, so that a week is the next
// seven days.
import { addDays, daysBetween, startOfWeek } from './calendar.ts'

export const FROM_TODAY = 7

/** The first day of the week that contains the day. */
export function firstDayOfWeek(key: string, startsOn: number, today: string): string {
  if (startsOn !== FROM_TODAY) return startOfWeek(key, startsOn)
  const since = daysBetween(today, key) % 7
  return addDays(key, -((since + 7) % 7))
}
