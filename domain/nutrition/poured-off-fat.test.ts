import { expect, test } from 'vitest'
import { withoutPouredOffFat } from './poured-off-fat.ts'

const MEAT = { calories: 215, protein: 18.6, fat: 15, saturatedFat: 4.3, sodium: 70, cholesterol: 75 }

test('fat that is poured off takes its energy and fatty acids along; protein and salt stay', () => {
  const { nutrients, share } = withoutPouredOffFat(MEAT, 0.4)
  expect(share).toBeCloseTo(0.94)
  const left = (key: keyof typeof MEAT) => (nutrients[key] ?? 0) * share
  expect(left('fat')).toBeCloseTo(9)
  expect(left('saturatedFat')).toBeCloseTo(2.58)
  expect(left('calories')).toBeCloseTo(215 - 6 * 9.02)
  expect(left('cholesterol')).toBeCloseTo(75 - 6 * 0.85)
  expect(left('protein')).toBeCloseTo(18.6)
  expect(left('sodium')).toBeCloseTo(70)
})

test('nothing changes if no fat is poured off', () => {
  expect(withoutPouredOffFat(MEAT, 0)).toEqual({ nutrients: MEAT, share: 1 })
})

test('an unknown nutrient stays unknown', () => {
  expect(withoutPouredOffFat({ fat: 20, protein: 15 }, 0.5).nutrients).not.toHaveProperty('saturatedFat')
})
