// Calendar days as plain YYYY-MM-DD keys. A key is a day on a member's own calendar: it is never converted between time
// zones.
import { MONTHS } from './months.ts'

const KEY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

const two = (value: number): string => String(value).padStart(2, '0')

/** The local day at that moment, or the day in a named time zone. */
export function dayKey(date: Date, timeZone?: string): string {
  if (timeZone === undefined) {
    return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  }
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const found = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${(found.year ?? '').padStart(4, '0')}-${found.month}-${found.day}`
}

/** The key as UTC midnight in milliseconds, so that daylight saving never matters. */
function utcMs(key: string): number {
  const [, year, month, day] = KEY.exec(key) ?? []
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (!year || fromUtcMs(date.getTime()) !== key) throw new Error(`"${key}" is not a calendar day.`)
  return date.getTime()
}

function fromUtcMs(ms: number): string {
  const date = new Date(ms)
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

export function isDayKey(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const match = KEY.exec(value)
  if (!match) return false
  const date = new Date(0)
  date.setUTCFullYear(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  return fromUtcMs(date.getTime()) === value
}

export function addDays(key: string, days: number): string {
  return fromUtcMs(utcMs(key) + days * DAY_MS)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(key: string): number {
  return new Date(utcMs(key)).getUTCDay()
}

/** The first day of the week that contains the day: a Sunday, or the weekday that weeks start on (0 to 6). */
export function startOfWeek(key: string, startsOn = 0): string {
  return addDays(key, -((weekday(key) - startsOn + 7) % 7))
}

const DAYS_IN_WEEK = 7

/** Seven days in a row. */
export const sevenDays = (first: string): string[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, offset) => addDays(first, offset))

/** The seven days of the week that contains the day. */
export const weekDays = (key: string, startsOn = 0): string[] => sevenDays(startOfWeek(key, startsOn))

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS)
}

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const SHORT = 3

/** "Sun", "Mar 8", "Mar 8, 2026", "Sunday, March 8, 2026" */
export type DayStyle = 'weekday' | 'short' | 'medium' | 'long'

/** Our own formatter, because a slow phone takes 140 ms to set up the browser's, before it shows anything. */
export function formatDay(key: string, style: DayStyle = 'medium'): string {
  const date = new Date(utcMs(key))
  const weekday = WEEKDAYS[date.getUTCDay()] ?? ''
  const month = MONTHS[date.getUTCMonth()] ?? ''
  const day = date.getUTCDate()
  const year = date.getUTCFullYear()
  if (style === 'weekday') return weekday.slice(0, SHORT)
  if (style === 'long') return `${weekday}, ${month} ${day}, ${year}`
  const short = `${month.slice(0, SHORT)} ${day}`
  return style === 'short' ? short : `${short}, ${year}`
}

const THIN_SPACE = '\u2009'

/** "Mar 1 – 7, 2026" for the seven days from the first. */
export function formatSevenDays(first: string): string {
  const last = addDays(first, DAYS_IN_WEEK - 1)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = formatDay(first, isOneYear ? 'short' : 'medium')
  const to = isOneMonth ? formatDay(last).replace(/^\w+ /, '') : formatDay(last)
  return `${from}${THIN_SPACE}–${THIN_SPACE}${to}`
}

/** Of the week that contains the day. */
export const formatWeek = (key: string, startsOn = 0): string => formatSevenDays(startOfWeek(key, startsOn))

/** Milliseconds until midnight, for pages left open. Always positive. */
export function msUntilNextDay(now: Date, timeZone?: string): number {
  if (timeZone === undefined) {
    // Where clocks spring forward at midnight, this gives the first moment of the new day.
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
  }
  const today = dayKey(now, timeZone)
  let still = 0
  let over = 27 * 3_600_000
  while (over - still > 1) {
    const middle = Math.floor((still + over) / 2)
    if (dayKey(new Date(now.getTime() + middle), timeZone) === today) still = middle
    else over = middle
  }
  return over
}
