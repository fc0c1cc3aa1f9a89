// A member's days as chart series, in the units they chose.
import {
  energyNumber,
  type Units,
  VOLUME_UNIT_NAMES,
  volumeNumber,
  weightChangeText,
  weightNumber,
} from '#domain/diary/units.ts'
import { summarizeTrend, type TrendPoint, trendSince } from '#domain/diary/weight-trend.ts'
import { addDays, formatDay } from '#domain/time/calendar.ts'
import { countText, wholeNumber } from '#web/ui/format.ts'
import type { DashboardHistory } from './day-queries.ts'

export interface HistorySeries {
  title: string
  unit: string
  tone: 'tomato' | 'lake' | 'apricot'
  kind: 'bar' | 'line'
  labels: string[]
  values: (number | null)[]
  target: number | null
  /** A smoothed line along with the values; null where it has no point. */
  trend?: (number | null)[]
  /** Shown instead of the average. */
  summary?: string
  format: (value: number) => string
}

export interface HistorySpan {
  today: string
  days: number
  calorieTarget: number
  waterTargetMl: number
  units: Units
}

/** One value for every day of the span; null if nothing was logged. */
export function historySeries({ logs, weights }: DashboardHistory, span: HistorySpan): HistorySeries[] {
  const { energy, volume, weight } = span.units
  const keys = Array.from({ length: span.days }, (_, index) => addDays(span.today, index + 1 - span.days))
  const logOf = new Map(logs.map((log) => [log.date, log]))
  const weightOf = new Map(weights.map(({ date, weightKg }) => [date, weightKg]))
  const points = trendSince(weights, addDays(span.today, 1 - span.days))
  const trendOf = new Map(points.map(({ date, trendKg }) => [date, trendKg]))
  const labels = keys.map((key) => formatDay(key, 'short'))
  const inUnit = (kg: number | undefined) => (kg === undefined ? null : weightNumber(kg, weight))
  return [
    {
      title: 'Calories',
      unit: energy,
      tone: 'tomato',
      kind: 'bar',
      labels,
      // A day with only water logged is a gap, not a fast.
      values: keys.map((key) => energyNumber(logOf.get(key)?.calories ?? 0, energy) || null),
      target: energyNumber(span.calorieTarget, energy),
      format: wholeNumber,
    },
    {
      title: 'Water',
      unit: VOLUME_UNIT_NAMES[volume],
      tone: 'lake',
      kind: 'bar',
      labels,
      values: keys.map((key) => volumeNumber(logOf.get(key)?.waterMl ?? 0, volume) || null),
      target: volumeNumber(span.waterTargetMl, volume),
      format: wholeNumber,
    },
    {
      title: 'Weight',
      unit: weight,
      tone: 'apricot',
      kind: 'line',
      labels,
      values: keys.map((key) => inUnit(weightOf.get(key))),
      trend: keys.map((key) => inUnit(trendOf.get(key))),
      target: null,
      summary: weightChange(points, weight),
      format: (value) => value.toFixed(weight === 'st' ? 2 : 1),
    },
  ]
}

/** The trend's change; an average weight isn't useful. */
function weightChange(points: readonly TrendPoint[], unit: Units['weight']): string | undefined {
  const trend = summarizeTrend(points)
  if (!trend) return undefined
  if (trend.days === 0) return 'One weight so far'
  return `${weightChangeText(trend.changeKg, unit)} in ${countText(trend.days, 'day')}`
}
