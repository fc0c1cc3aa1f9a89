import fc from 'fast-check'
import { expect, test } from 'vitest'
import { macroEnergyKcal, macroShares, NO_MACROS, otherKcal, scaleMacros, sumMacros } from './macros.ts'

test.each([
  [
    { protein: 50, carbs: 275, fat: 65 },
    { protein: 11, carbs: 58, fat: 31 },
  ], // 200, 1100, 585 of 1885 kcal
  [
    { protein: 10, carbs: 10, fat: 0 },
    { protein: 50, carbs: 50, fat: 0 },
  ],
  [
    { protein: 0, carbs: 0, fat: 3 },
    { protein: 0, carbs: 0, fat: 100 },
  ],
  [
    { protein: 9, carbs: 9, fat: 4 },
    { protein: 34, carbs: 33, fat: 33 },
  ], // three equal thirds
  [
    { protein: 0, carbs: 0, fat: 0 },
    { protein: 0, carbs: 0, fat: 0 },
  ],
  [
    { protein: Number.NaN, carbs: -5, fat: 0 },
    { protein: 0, carbs: 0, fat: 0 },
  ],
])('%j is %j percent', (grams, expected) => {
  expect(macroShares(grams)).toEqual(expected)
})

test('a gram of protein or carbohydrate is 4 kcal, a gram of fat 9', () => {
  expect(macroEnergyKcal({ protein: 1, carbs: 2, fat: 3 })).toEqual({ protein: 4, carbs: 8, fat: 27 })
})

test('shares are integers, close to the truth, and add up to 100', () => {
  const grams = fc.double({ min: 0, max: 1000, noNaN: true })
  fc.assert(
    fc.property(grams, grams, grams, (protein, carbs, fat) => {
      fc.pre(protein + carbs + fat > 1e-6)
      const shares = macroShares({ protein, carbs, fat })
      expect(shares.protein + shares.carbs + shares.fat).toBe(100)
      const total = protein * 4 + carbs * 4 + fat * 9
      expect(Math.abs(shares.fat - (fat * 900) / total)).toBeLessThanOrEqual(1)
      expect(Math.abs(shares.protein - (protein * 400) / total)).toBeLessThanOrEqual(1)
    }),
  )
})

test('values are added up and scaled one by one', () => {
  const soup = { calories: 200, protein: 10, carbs: 20, fat: 5 }
  expect(sumMacros([])).toEqual(NO_MACROS)
  expect(sumMacros([soup, scaleMacros(soup, 2)])).toEqual({ calories: 600, protein: 30, carbs: 60, fat: 15 })
})

test('energy without macros is only mentioned if it is more than rounding', () => {
  const glassOfWine = { calories: 125, protein: 0.1, carbs: 3.8, fat: 0 }
  expect(otherKcal(glassOfWine)).toBe(109)
  expect(otherKcal({ calories: 2000, protein: 100, carbs: 200, fat: 80 })).toBe(0)
  expect(otherKcal({ calories: 100, protein: 10, carbs: 20, fat: 5 })).toBe(0)
  expect(otherKcal(NO_MACROS)).toBe(0)
})
