import { expect, test } from 'vitest'
import { percentByName, percentOfDailyValue } from './daily-values.ts'

test('percentages follow the FDA’s table of 2016', () => {
  expect(percentOfDailyValue({ vitaminB12: 2.4 }, 'vitaminB12')).toBe(100)
  expect(percentOfDailyValue({ potassium: 470 }, 'potassium')).toBeCloseTo(10)
  expect(percentOfDailyValue({ copper: 0.45 }, 'copper')).toBeCloseTo(50)
})

test('total sugar, calories and net carbohydrates have no Daily Value', () => {
  for (const key of ['sugar', 'calories', 'netCarbohydrates'] as const) {
    expect(percentOfDailyValue({ [key]: 45 }, key)).toBeNull()
  }
})

test('vitamin A is compared in retinol equivalents, never in international units', () => {
  expect(percentOfDailyValue({ vitaminA: 15_000, vitaminARae: 450 }, 'vitaminA')).toBe(50)
  expect(percentOfDailyValue({ vitaminA: 15_000 }, 'vitaminA')).toBeNull()
  expect(percentByName('Vitamin A', 15_000, 'IU')).toBeNull()
})

test('a provider’s nutrient is compared only in the unit of the table', () => {
  expect(percentByName('Iron', 9, 'mg')).toBe(50)
  expect(percentByName('Iron', 9, 'g')).toBeNull()
  expect(percentByName('Alcohol', 9, 'g')).toBeNull()
})
