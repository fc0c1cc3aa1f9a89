import { describe, expect, test } from 'vitest'
import { METRIC } from '#domain/diary/units.ts'
import { addDays } from '#domain/time/calendar.ts'
import { historySeries } from './history-series.ts'

const history = {
  logs: [{ date: '2026-11-14', calories: 2000, protein: 0, carbs: 0, fat: 0, waterMl: 1500 }],
  weights: [
    { date: '2026-11-10', weightKg: 80 },
    { date: '2026-11-14', weightKg: 78 },
  ],
}
const series = (units = METRIC, given = history) =>
  historySeries(given, { today: '2026-11-15', days: 7, calorieTarget: 2000, waterTargetMl: 2000, units })

describe('charts', () => {
  test('have a gap, not a zero, if nothing was logged', () => {
    const [calories, water] = series()
    expect(calories?.values).toEqual([null, null, null, null, null, 2000, null])
    expect(water?.values.filter((value) => value !== null)).toEqual([1500])
  })

  test('are in the member’s units, including targets', () => {
    const [calories, water, weight] = series({ weight: 'lb', volume: 'fl_oz', height: 'cm', energy: 'kJ' })
    expect(calories).toMatchObject({ unit: 'kJ', target: 8368 })
    expect(calories?.values[5]).toBe(8368)
    expect(water).toMatchObject({ unit: 'fl oz', target: 67.6 })
    expect(weight?.values[1]).toBe(176.4)
    expect(weight).toMatchObject({ unit: 'lb', summary: '−1.5 lb in 4 days' })
  })

  test('of a weight show how the trend moved', () => {
    const summary = (weights: typeof history.weights) => series(METRIC, { ...history, weights })[2]?.summary
    expect(summary(history.weights)).toBe('−0.7 kg in 4 days')
    expect(summary(history.weights.slice(0, 1))).toBe('One weight so far')
    expect(summary([])).toBeUndefined()
  })

  test('of a weight have the same trend, whichever span is shown', () => {
    const weights = Array.from({ length: 22 }, (_, day) => ({
      date: addDays('2026-10-25', day),
      weightKg: 80 - day / 10,
    }))
    const trend = (days: number) =>
      historySeries(
        { logs: [], weights },
        { today: '2026-11-15', days, calorieTarget: 0, waterTargetMl: 0, units: METRIC },
      )[2]
    expect(trend(7)?.trend).toEqual(trend(30)?.trend?.slice(-7))
    expect(trend(7)?.values).toEqual(trend(30)?.values.slice(-7))
    expect(trend(7)?.summary).toBe('−0.5 kg in 6 days')
    expect(trend(30)?.summary).toBe('−1.3 kg in 21 days')
  })
})
