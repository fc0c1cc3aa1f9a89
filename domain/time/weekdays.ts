import { weekday } from './calendar.ts'

/** As the provider names the days of a plan. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The seven days starting from this one. */
export function weekFrom(first: Weekday): Weekday[] {
  const at = WEEKDAYS.indexOf(first)
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)]
}

/** The weekday of a calendar day. */
export const weekdayOf = (key: string): Weekday => WEEKDAYS[(weekday(key) + 6) % 7] ?? 'monday'
