// Smooths daily weights: water can move the scale by a kilogram, but the trend only by a tenth of that.
import { daysBetween } from '#domain/time/calendar.ts'

export interface Weight {
  date: string
  weightKg: number
}

export interface TrendPoint extends Weight {
  trendKg: number
}

/**
 * Hacker's Diet: each day the trend moves a tenth of the way to the scale's reading. After n days without a weight it
 * catches up n steps.
 */
const DAILY_SHARE = 0.1

/** `weights` are in date order. */
export function weightTrend(weights: readonly Weight[]): TrendPoint[] {
  const points: TrendPoint[] = []
  for (const weight of weights) {
    const last = points.at(-1)
    const days = last ? Math.max(1, daysBetween(last.date, weight.date)) : 0
    const share = 1 - (1 - DAILY_SHARE) ** days
    const trendKg = last ? last.trendKg + share * (weight.weightKg - last.trendKg) : weight.weightKg
    points.push({ ...weight, trendKg })
  }
  return points
}

/** Also load weights from before the shown days: after 60 days, the first weight counts for only 0.2%. */
export const TREND_LEAD_DAYS = 60

/** The trend of the days from `since`, the same for every span, because it includes earlier weights. */
export const trendSince = (weights: readonly Weight[], since: string): TrendPoint[] =>
  weightTrend(weights).filter(({ date }) => date >= since)

export interface TrendSummary {
  trendKg: number
  changeKg: number
  days: number
  /** Null with less than a week of weights. */
  kgPerWeek: number | null
}

export function summarizeTrend(points: readonly TrendPoint[]): TrendSummary | null {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const days = daysBetween(first.date, last.date)
  const changeKg = last.trendKg - first.trendKg
  return { trendKg: last.trendKg, changeKg, days, kgPerWeek: days >= 7 ? (changeKg / days) * 7 : null }
}

const SLOWEST_KG_PER_WEEK = 0.05
const MOST_WEEKS = 156

/** Weeks to the goal at the current pace; null if the trend doesn't lead there. */
export function weeksToGoal({ trendKg, kgPerWeek }: TrendSummary, goalKg: number): number | null {
  if (kgPerWeek === null || Math.abs(kgPerWeek) < SLOWEST_KG_PER_WEEK) return null
  const weeks = (goalKg - trendKg) / kgPerWeek
  return weeks >= 0 && weeks <= MOST_WEEKS ? Math.ceil(weeks) : null
}

const SURPRISING_SHARE = 0.1
/** Nearly all adults and teenagers are between. */
const USUAL_KG = { least: 30, most: 250 }

/** Whether a weight is so far from the last one, or a first one so unusual, that it may be a typo. */
export const isSurprising = (weightKg: number, lastKg: number | null): boolean =>
  lastKg === null
    ? weightKg < USUAL_KG.least || weightKg > USUAL_KG.most
    : Math.abs(weightKg - lastKg) > lastKg * SURPRISING_SHARE
