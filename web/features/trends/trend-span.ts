// The points of a chart: days, or weeks if there would be too many days.
import { addDays, formatDay } from '#domain/time/calendar.ts'

export interface TrendSpan {
  today: string
  days: number
}

interface TrendPoint {
  /** Of the chart and its table. */
  label: string
  /** In order; the last one stands for the point. */
  days: readonly string[]
}

const MOST_DAYS = 90

export const isWeekly = ({ days }: TrendSpan) => days > MOST_DAYS

export function trendPoints(span: TrendSpan): TrendPoint[] {
  const { today, days } = span
  const size = isWeekly(span) ? 7 : 1
  const count = Math.ceil(days / size)
  return Array.from({ length: count }, (_, at) => {
    const last = addDays(today, (at + 1 - count) * size)
    const own = Array.from({ length: size }, (_, day) => addDays(last, day + 1 - size))
    return { label: formatDay(own[0] ?? last, 'short'), days: own }
  })
}

export const spanDays = (span: TrendSpan): string[] => trendPoints(span).flatMap(({ days }) => days)

export function mean(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== null && value !== undefined)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
