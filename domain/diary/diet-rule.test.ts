import { expect, test } from 'vitest'
import { dietRule } from './diet-rule.ts'
import { GOAL_DIETS } from './goals.ts'

test.each([
  ['low_carb', { maxCarbs: 130 }],
  ['high_protein', { minProtein: 125 }],
  ['mediterranean', { minFiber: 28, maxSaturatedFat: 18 }],
] as const)('%s limits a day of 2,000 kcal', (diet, preferences) => {
  expect(dietRule(diet, 2000).preferences).toEqual(preferences)
})

test.each([
  ['keto', 'Ketogenic'],
  ['paleo', 'Paleo'],
  ['vegan', 'Vegan'],
  ['vegetarian', 'Vegetarian'],
] as const)('%s has its recipes', (diet, expected) => expect(dietRule(diet, 2000).diet).toBe(expected))

test('every choice but None changes the plan and says how, for every goal of the form', () => {
  for (const { value } of GOAL_DIETS) {
    for (const calories of [1200, 2000, 4000]) {
      const { diet, preferences, says } = dietRule(value, calories)
      expect(diet !== null || Object.keys(preferences).length > 0, value).toBe(value !== 'none')
      expect(says !== null, value).toBe(value !== 'none')
    }
  }
})
