// A member's days as chart series, in the units they chose. A day without a value is a gap, never a zero.
import { estimateExpenditure, type LoggedDay } from '#domain/diary/expenditure.ts'
import { ON_TARGET_SHARE } from '#domain/diary/goals.ts'
import {
  energyNumber,
  type Units,
  VOLUME_UNIT_NAMES,
  volumeNumber,
  weightChangeText,
  weightNumber,
  weightText,
} from '#domain/diary/units.ts'
import { plannedWeight, type WeightGoal } from '#domain/diary/weight-plan.ts'
import { summarizeTrend, trendSince, type Weight } from '#domain/diary/weight-trend.ts'
import { countText, wholeNumber } from '#web/ui/format.ts'
import type { Tone } from '#web/ui/tone.ts'
import { isWeekly, mean, spanDays, type TrendSpan, trendPoints } from './trend-span.ts'

export interface TrendLine {
  label: string
  values: (number | null)[]
  dashed: boolean
}

export interface TrendSeries {
  title: string
  unit: string
  tone: Tone
  kind: 'bar' | 'line'
  /** Each value is the mean of a week. */
  weekly: boolean
  labels: string[]
  values: (number | null)[]
  /** Along with the values. */
  lines: TrendLine[]
  summary: string
  format: (value: number) => string
}

export interface TrendHistory {
  logs: readonly (LoggedDay & { waterMl: number })[]
  /** Also from before the span, for the trend. */
  weights: readonly Weight[]
}

interface SeriesLook {
  title: string
  unit: string
  tone: Tone
  target: number | null
  targetLabel: string
  format: (value: number) => string
}

/** What was eaten or drunk each day, in the member's unit. */
export function amountSeries(amounts: ReadonlyMap<string, number>, span: TrendSpan, look: SeriesLook): TrendSeries {
  const { title, unit, tone, target, targetLabel, format } = look
  const points = trendPoints(span)
  // Today isn't over yet.
  const finished = spanDays(span).filter((day) => day < span.today)
  const average = mean(finished.map((day) => amounts.get(day)))
  const none = amounts.has(span.today) ? 'Only today so far' : 'Nothing logged in this period'
  return {
    ...{ title, unit, tone, kind: 'bar', weekly: isWeekly(span), format },
    labels: points.map(({ label }) => label),
    values: points.map(({ days }) => mean(days.map((day) => amounts.get(day)))),
    lines: target === null ? [] : [{ label: targetLabel, values: points.map(() => target), dashed: true }],
    summary: average === null ? none : averageText(average, look),
  }
}

/** "1,850 kcal on average, 150 below your target" */
function averageText(average: number, { unit, target, targetLabel, format }: SeriesLook): string {
  const text = `${format(average)} ${unit} on average`
  if (target === null || target === 0) return text
  const name = `your ${targetLabel.toLowerCase()} of ${format(target)}`
  if (Math.abs(average - target) <= target * ON_TARGET_SHARE) return `${text}, at ${name}`
  return `${text}, ${format(Math.abs(average - target))} ${average > target ? 'above' : 'below'} ${name}`
}

export function caloriesSeries({ logs }: TrendHistory, span: TrendSpan, calorieTarget: number, units: Units) {
  const { energy } = units
  return amountSeries(eatenByDay(logs, energy), span, {
    ...{ title: 'Calories', unit: energy, tone: 'leaf', format: wholeNumber },
    ...{ target: energyNumber(calorieTarget, energy), targetLabel: 'Target' },
  })
}

/** A day with only water logged is a gap, not a fast. */
const eatenByDay = (logs: TrendHistory['logs'], energy: Units['energy']) =>
  new Map(logs.flatMap(({ date, calories }) => (calories > 0 ? [[date, energyNumber(calories, energy)]] : [])))

export function waterSeries({ logs }: TrendHistory, span: TrendSpan, targetMl: number, units: Units) {
  const { volume } = units
  const drunk = logs.flatMap(({ date, waterMl }) =>
    waterMl > 0 ? [[date, volumeNumber(waterMl, volume)] as const] : [],
  )
  return amountSeries(new Map(drunk), span, {
    ...{ title: 'Water', unit: VOLUME_UNIT_NAMES[volume], tone: 'lake', format: wholeNumber },
    ...{ target: volumeNumber(targetMl, volume), targetLabel: 'Target' },
  })
}

/** What was eaten against what the weights say was used (docs/energy-use.md), estimated anew for each point. */
export function balanceSeries({ logs, weights }: TrendHistory, span: TrendSpan, units: Units): TrendSeries | null {
  const { energy } = units
  const points = trendPoints(span)
  const uses = points.map(({ days }) => estimateExpenditure(logs, weights, days.at(-1) ?? '')?.kcal ?? null)
  const last = uses.findLast((kcal) => kcal !== null)
  if (last === undefined || last === null) return null
  const series = amountSeries(eatenByDay(logs, energy), span, {
    ...{ title: 'Energy balance', unit: energy, tone: 'leaf', format: wholeNumber },
    ...{ target: energyNumber(last, energy), targetLabel: 'Estimated use' },
  })
  const used = uses.map((kcal) => (kcal === null ? null : energyNumber(kcal, energy)))
  return { ...series, lines: [{ label: 'Estimated use', values: used, dashed: true }] }
}

export function weightSeries(
  { weights }: TrendHistory,
  span: TrendSpan,
  goal: WeightGoal | null,
  units: Units,
): TrendSeries {
  const unit = units.weight
  const points = trendPoints(span)
  const trend = trendSince(weights, spanDays(span)[0] ?? span.today)
  const trendOf = new Map(trend.map(({ date, trendKg }) => [date, trendKg]))
  const weightOf = new Map(weights.map(({ date, weightKg }) => [date, weightKg]))
  const inUnit = (kg: number | null) => (kg === null ? null : weightNumber(kg, unit))
  const means = (of: ReadonlyMap<string, number>) =>
    points.map(({ days }) => inUnit(mean(days.map((day) => of.get(day)))))
  const [start] = trend
  const plan = goal && start ? { goal, start: { date: start.date, kg: start.trendKg } } : null
  const planned = plan && ((day: string) => plannedWeight(plan.start, plan.goal, day))
  const lines: TrendLine[] = [{ label: 'Trend', values: means(trendOf), dashed: false }]
  if (plan && planned) {
    const isBefore = (day: string) => day < plan.start.date
    const values = points.map(({ days }) => {
      const day = days.at(-1) ?? span.today
      return isBefore(day) ? null : inUnit(planned(day))
    })
    lines.push({ label: 'Plan', values, dashed: true })
  }
  return {
    ...{ title: 'Weight', unit, tone: 'apricot', kind: 'line', weekly: isWeekly(span) },
    labels: points.map(({ label }) => label),
    values: means(weightOf),
    lines,
    summary: [weightChange(trend, unit), planned && againstPlan(trend, planned, unit)].filter(Boolean).join(', '),
    format: (value) => value.toFixed(unit === 'st' ? 2 : 1),
  }
}

/** The trend's change; an average weight isn't useful. */
function weightChange(points: ReturnType<typeof trendSince>, unit: Units['weight']): string {
  const trend = summarizeTrend(points)
  if (!trend) return 'Nothing logged in this period'
  if (trend.days === 0) return 'One weight so far'
  return `${weightChangeText(trend.changeKg, unit)} in ${countText(trend.days, 'day')}`
}

/** Half a pound is what water does in a day. */
const ON_PLAN_KG = 0.25

function againstPlan(trend: ReturnType<typeof trendSince>, planned: (day: string) => number, unit: Units['weight']) {
  const last = trend.at(-1)
  if (!last || trend.length < 2) return null
  const difference = last.trendKg - planned(last.date)
  if (Math.abs(difference) <= ON_PLAN_KG) return 'on your plan'
  return `${weightText(Math.abs(difference), unit)} ${difference > 0 ? 'above' : 'below'} your plan`
}
