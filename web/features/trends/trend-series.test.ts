import { describe, expect, test } from 'vitest'
import { METRIC } from '#domain/diary/units.ts'
import { addDays } from '#domain/time/calendar.ts'
import { balanceSeries, caloriesSeries, type TrendHistory, waterSeries, weightSeries } from './trend-series.ts'
import { trendPoints } from './trend-span.ts'

const today = '2026-11-15'
const week = { today, days: 7 }
const year = { today, days: 364 }
const history: TrendHistory = {
  logs: [{ date: '2026-11-14', calories: 2000, waterMl: 1500 }],
  weights: [
    { date: '2026-11-10', weightKg: 80 },
    { date: '2026-11-14', weightKg: 78 },
  ],
}

describe('charts', () => {
  test('have a gap, not a zero, if nothing was logged', () => {
    expect(caloriesSeries(history, week, 2000, METRIC).values).toEqual([null, null, null, null, null, 2000, null])
    expect(waterSeries(history, week, 2000, METRIC).values.filter((value) => value !== null)).toEqual([1500])
  })

  test('say in words what is above or below, instead of a color', () => {
    const summary = (target: number) => caloriesSeries(history, week, target, METRIC).summary
    expect(summary(2300)).toBe('2,000 kcal on average, 300 below your target of 2,300')
    expect(summary(1500)).toBe('2,000 kcal on average, 500 above your target of 1,500')
    expect(summary(1950)).toBe('2,000 kcal on average, at your target of 1,950')
    expect(caloriesSeries({ logs: [], weights: [] }, week, 2000, METRIC).summary).toBe('Nothing logged in this period')
    for (const series of [caloriesSeries(history, week, 1500, METRIC), weightSeries(history, week, null, METRIC)])
      expect(['tomato', 'danger']).not.toContain(series.tone)
  })

  test('are in the member’s units, including targets', () => {
    const units = { weight: 'lb', volume: 'fl_oz', height: 'cm', energy: 'kJ' } as const
    const calories = caloriesSeries(history, week, 2000, units)
    expect(calories).toMatchObject({ unit: 'kJ', lines: [{ label: 'Target', values: Array(7).fill(8368) }] })
    expect(calories.values[5]).toBe(8368)
    expect(waterSeries(history, week, 2000, units)).toMatchObject({ unit: 'fl oz' })
    const weight = weightSeries(history, week, null, units)
    expect(weight.values[1]).toBe(176.4)
    expect(weight).toMatchObject({ unit: 'lb', summary: '−1.5 lb in 4 days' })
  })

  test('of a weight show how the trend moved', () => {
    const summary = (weights: TrendHistory['weights']) =>
      weightSeries({ ...history, weights }, week, null, METRIC).summary
    expect(summary(history.weights)).toBe('−0.7 kg in 4 days')
    expect(summary(history.weights.slice(0, 1))).toBe('One weight so far')
    expect(summary([])).toBe('Nothing logged in this period')
  })

  test('of a weight show the plan toward the goal, and how far the trend is from it', () => {
    const plan = { goalKg: 70, kgPerWeek: 0.7 }
    const series = weightSeries(history, week, plan, METRIC)
    expect(series.lines.map(({ label, dashed }) => [label, dashed])).toEqual([
      ['Trend', false],
      ['Plan', true],
    ])
    expect(series.lines[1]?.values).toEqual([null, 80, 79.9, 79.8, 79.7, 79.6, 79.5])
    expect(series.summary).toBe('−0.7 kg in 4 days, 0.3 kg below your plan')
    const gain = weightSeries(history, week, { goalKg: 90, kgPerWeek: 0.5 }, METRIC)
    expect(gain.summary).toBe('−0.7 kg in 4 days, 1 kg below your plan')
  })

  test('of a weight have the same trend, whichever span is shown', () => {
    const weights = Array.from({ length: 22 }, (_, day) => ({
      date: addDays('2026-10-25', day),
      weightKg: 80 - day / 10,
    }))
    const trend = (days: number) => weightSeries({ logs: [], weights }, { today, days }, null, METRIC)
    expect(trend(7).lines[0]?.values).toEqual(trend(30).lines[0]?.values.slice(-7))
    expect(trend(7).values).toEqual(trend(30).values.slice(-7))
    expect(trend(7).summary).toBe('−0.5 kg in 6 days')
    expect(trend(30).summary).toBe('−1.3 kg in 21 days')
  })
})

describe('a year', () => {
  test('is 52 weeks that end today, each day once', () => {
    const days = trendPoints(year).flatMap((point) => point.days)
    expect(trendPoints(year)).toHaveLength(52)
    expect(days).toHaveLength(364)
    expect(days).toEqual(Array.from({ length: 364 }, (_, at) => addDays(today, at - 363)))
  })

  test('averages the logged days of each week', () => {
    const logs = [1500, 2500].map((calories, at) => ({ date: addDays(today, -at - 1), calories, waterMl: 0 }))
    expect(caloriesSeries({ logs, weights: [] }, year, 2000, METRIC).values.at(-1)).toBe(2000)
  })
})

describe('the energy balance', () => {
  const days = Array.from({ length: 60 }, (_, at) => addDays(today, at - 60))
  // Half a kilogram a week less on 2,000 kcal: about 2,550 kcal were used.
  const logs = days.map((date) => ({ date, calories: 2000, waterMl: 0 }))
  const weights = days.map((date, at) => ({ date, weightKg: 80 - at / 14 }))

  test('sets what was eaten against what the weights say was used', () => {
    const balance = balanceSeries({ logs, weights }, { today, days: 30 }, METRIC)
    expect(balance?.lines).toMatchObject([{ label: 'Estimated use', dashed: true }])
    for (const used of balance?.lines[0]?.values ?? []) expect(used).toBeCloseTo(2550, -1)
    expect(balance?.summary).toMatch(/^2,000 kcal on average, 5[45]\d below your estimated use of 2,5[45]\d$/)
  })

  test('is not shown before there is enough to estimate it', () => {
    expect(balanceSeries({ logs: logs.slice(-10), weights }, { today, days: 30 }, METRIC)).toBeNull()
    expect(balanceSeries({ logs, weights: weights.slice(-4) }, { today, days: 30 }, METRIC)).toBeNull()
  })
})
