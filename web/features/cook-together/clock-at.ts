import { dayKey, formatDay } from '#domain/time/calendar.ts'
import { clockText, minutesOfDay } from '#domain/time/clock.ts'

export const MINUTE_MS = 60_000

/** "6:45 PM", with the day if it isn't today. */
export function clockAt(ms: number, now: number): string {
  const [date, today] = [new Date(ms), new Date(now)]
  const time = clockText(minutesOfDay(date))
  return dayKey(date) === dayKey(today) ? time : `${formatDay(dayKey(date), 'weekday')} ${time}`
}
