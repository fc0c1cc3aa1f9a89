// Calendar days as plain YYYY-MM-DD keys. A key is a day on a member's own calendar: it is never moved through a time zone.

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

/** The Sunday on or before the day. */
export function startOfWeek(key: string): string {
  return addDays(key, -weekday(key))
}

/** Sunday to Saturday of the week that holds the day. */
export function weekDays(key: string): string[] {
  const sunday = startOfWeek(key)
  return Array.from({ length: 7 }, (_, offset) => addDays(sunday, offset))
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS)
}

const STYLES = {
  /** "Sun" */
  weekday: { weekday: 'short' },
  /** "Mar 8" */
  short: { month: 'short', day: 'numeric' },
  /** "Mar 8, 2026" */
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  /** "Sunday, March 8, 2026" */
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DayStyle = keyof typeof STYLES

export function formatDay(key: string, style: DayStyle = 'medium', locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' }).format(new Date(utcMs(key)))
}

/** "Mar 1 – 7, 2026" */
export function formatWeek(key: string, locale = 'en-US'): string {
  const days = weekDays(key)
  const format = new Intl.DateTimeFormat(locale, { ...STYLES.medium, timeZone: 'UTC' })
  return format.formatRange(new Date(utcMs(days[0] ?? key)), new Date(utcMs(days[6] ?? key)))
}

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
