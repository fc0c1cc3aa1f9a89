// Cooking times: ISO 8601 ("PT1H30M") and as people write them ("1 hr 30 mins").
import { writtenTimes } from './step-times.ts'

const ISO = /^P(?:([\d.,]{1,8})W)?(?:([\d.,]{1,8})D)?(?:T(?:([\d.,]{1,8})H)?(?:([\d.,]{1,8})M)?(?:([\d.,]{1,8})S)?)?$/i
// A week: longer than any recipe takes; rejects nonsense.
const LONGEST_MINUTES = 7 * 24 * 60

const figure = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

const HOUR_SECONDS = 3600
const MINUTE_SECONDS = 60

/** The first hours and the first minutes of "1h30", "1 hr 15 m", "1½ hours". */
function writtenMinutes(text: string): number {
  const spelled = text
    .replace(/(\d)\s?h\s?(\d{1,2})(?!\d|\s?[a-z])/gi, '$1 h $2 min')
    .replace(/(\d)\s?h\s?(?=\d)/gi, '$1 h ')
    .replace(/(\d)\s?m(?![a-z])/gi, '$1 min')
  const times = writtenTimes(spelled)
  const first = (unit: number) => times.find((time) => time.unit === unit)?.most ?? 0
  return (first(HOUR_SECONDS) + first(MINUTE_SECONDS)) / 60
}

/** "1:30" and "1:30:00", hours first; "2 days". */
const CLOCK = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/
const DAYS = /^(\d{1,2}|an?|one|two|three)\s?days?\b/i
const DAY_WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 }

function daysAndClock(text: string): number {
  const [, hours, minutes] = CLOCK.exec(text) ?? []
  if (hours !== undefined) return figure(hours) * 60 + figure(minutes)
  const [, days] = DAYS.exec(text) ?? []
  return days === undefined ? 0 : (DAY_WORDS[days.toLowerCase()] ?? figure(days)) * 1440
}

/** Whole minutes, or null without a positive time. "20-25 minutes" gives 25. */
export function readMinutes(text: string): number | null {
  const trimmed = text.trim().slice(0, 100)
  const iso = ISO.exec(trimmed)
  const total = iso
    ? figure(iso[1]) * 10_080 + figure(iso[2]) * 1440 + figure(iso[3]) * 60 + figure(iso[4]) + figure(iso[5]) / 60
    : daysAndClock(trimmed) + writtenMinutes(trimmed)
  if (!Number.isFinite(total) || total <= 0 || total > LONGEST_MINUTES) return null
  return Math.max(1, Math.round(total))
}
