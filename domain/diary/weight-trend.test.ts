import { expect, test } from 'vitest'
import { addDays } from '#domain/time/calendar.ts'
import { isSurprising, summarizeTrend, weeksToGoal, weightTrend } from './weight-trend.ts'

const START = '2026-03-01'

test('the trend starts at the first weight and moves a tenth of the way each day', () => {
  const points = weightTrend([
    { date: START, weightKg: 80 },
    { date: addDays(START, 1), weightKg: 81 },
    { date: addDays(START, 2), weightKg: 80 },
  ])
  expect(points.map(({ trendKg }) => trendKg)).toEqual([80, 80.1, expect.closeTo(80.09, 6)])
})

test('after missed days the trend catches up as if the weight had been the same on each of them', () => {
  const [, gap] = weightTrend([
    { date: START, weightKg: 80 },
    { date: addDays(START, 3), weightKg: 81 },
  ])
  expect(gap?.trendKg).toBeCloseTo(80 + (1 - 0.9 ** 3), 6)
})

test('the pace says how long it takes to reach the goal, or that the trend doesn’t lead there', () => {
  const weights = Array.from({ length: 60 }, (_, day) => ({ date: addDays(START, day), weightKg: 80 - day * 0.05 }))
  const summary = summarizeTrend(weightTrend(weights))
  if (!summary) throw new Error('no summary')
  expect(summary.kgPerWeek).toBeGreaterThan(-0.36)
  expect(summary.kgPerWeek).toBeLessThan(-0.25)
  expect(weeksToGoal(summary, 75)).toBeGreaterThan(5)
  expect(weeksToGoal(summary, 85)).toBeNull()
  expect(summarizeTrend([])).toBeNull()
})

test('a weight that differs by more than a tenth needs confirmation once', () => {
  expect(isSurprising(88, 80)).toBe(false)
  expect(isSurprising(88.1, 80)).toBe(true)
  expect(isSurprising(7.1, 71)).toBe(true)
})

test('so does an unusual first weight, such as 700 for 70.0', () => {
  expect(isSurprising(700, null)).toBe(true)
  expect(isSurprising(7.1, null)).toBe(true)
  expect(isSurprising(80, null)).toBe(false)
  expect(isSurprising(38, null)).toBe(false)
})
