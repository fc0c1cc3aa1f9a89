// Dates in other programs' files.
import { isDayKey } from '#domain/time/calendar.ts'
import { isDiaryDay } from './diary-entry.ts'

const DASHES = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * The dates of one file, in its order: "2026-09-08", "2012-9-10" and "9/8/2026". With slashes the month comes first,
 * unless that is impossible for one of the file's dates: "13/11/2026". Null for anything else, and for a day outside
 * the diary's range.
 */
export function importDays(texts: readonly string[]): (string | null)[] {
  const isDayFirst = texts.some((text) => Number(SLASHES.exec(text)?.[1]) > 12)
  return texts.map((text) => {
    const [, year, month, day] = DASHES.exec(text) ?? []
    const [, first, second, slashYear] = SLASHES.exec(text) ?? []
    const [slashMonth, slashDay] = isDayFirst ? [second, first] : [first, second]
    const parts = [year ?? slashYear, month ?? slashMonth, day ?? slashDay].map((part) => (part ?? '').padStart(2, '0'))
    const key = parts.join('-')
    return isDayKey(key) && isDiaryDay(key) ? key : null
  })
}
