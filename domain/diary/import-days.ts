// Dates in other programs' files.
import { isDayKey } from '#domain/time/calendar.ts'
import { isDiaryDay } from './diary-entry.ts'

const DASHES = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const DOTS = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * The dates of one file, in its order: "2026-09-08", "2012-9-10", "8.9.2026" and "9/8/2026". With dots the day comes
 * first. With slashes the month does, unless that is impossible for one of the file's dates: "13/11/2026". Null for
 * anything else, and for a day outside the diary's range.
 */
export function importDays(texts: readonly string[]): (string | null)[] {
  const isDayFirst = texts.some((text) => Number(SLASHES.exec(text)?.[1]) > 12)
  return texts.map((text) => {
    const [, year, month, day] = DASHES.exec(text) ?? []
    const [, dotDay, dotMonth, dotYear] = DOTS.exec(text) ?? []
    const [, first, second, slashYear] = SLASHES.exec(text) ?? []
    const [slashMonth, slashDay] = isDayFirst ? [second, first] : [first, second]
    const parts = [year ?? dotYear ?? slashYear, month ?? dotMonth ?? slashMonth, day ?? dotDay ?? slashDay].map(
      (part) => (part ?? '').padStart(2, '0'),
    )
    const key = parts.join('-')
    return isDayKey(key) && isDiaryDay(key) ? key : null
  })
}
