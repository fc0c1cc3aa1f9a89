import { expect, it } from 'vitest'
import { energyText } from '#domain/diary/units.ts'
import { distanceText } from './distance-text.ts'

it.each([
  [1999.6, 2000, 'exactly your target of 2,000 kcal'],
  [2050, 2000, '50 kcal over your target of 2,000 kcal'],
  [1400, 2600, '1,200 kcal under your target of 2,600 kcal'],
])('the distance of %d kcal to a target of %d is "%s"', (calories, target, words) => {
  expect(distanceText(calories, target, (kcal) => energyText(kcal, 'kcal'))).toBe(words)
})
