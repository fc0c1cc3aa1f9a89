import { expect, test } from 'vitest'
import type { ScheduledMeal } from './schedule-entry.ts'
import { reviewedWeek, shortNutrients, weekCost, weekPlanned } from './week-review.ts'

test('the week is the one that ends today or ended last', () => {
  // 2026-11-22 is a Sunday
  expect(reviewedWeek('2026-11-22', 1)).toEqual(expect.arrayContaining(['2026-11-16', '2026-11-22']))
  expect(reviewedWeek('2026-11-22', 0)[0]).toBe('2026-11-15')
  expect(reviewedWeek('2026-11-24', 1)[0]).toBe('2026-11-16')
  expect(reviewedWeek('2026-11-24', 7).at(-1)).toBe('2026-11-23')
})

const GOALS = { calories: 2000, protein: 100, carbs: 250, fat: 65 }

test('the three that are furthest below come first; energy, limits, what is reached and what is hardly known don’t count', () => {
  const nutrients = {
    ...{ calories: 900, sodium: 10, protein: 98, fiber: 7, iron: 9, calcium: 1300, vitaminD: 2 },
    ...{ magnesium: 210, vitaminC: 30, vitaminE: 1 },
  }
  const short = shortNutrients({ days: 5, nutrients, known: { vitaminE: 0.4 } }, null, GOALS)
  expect(short.map(({ key }) => key)).toEqual(['vitaminD', 'fiber', 'vitaminC'])
})

const meal = (id: number, more: Partial<ScheduledMeal> = {}): ScheduledMeal => ({
  ...{ id, date: '2026-11-16', mealType: 'dinner', recipeId: null, title: 'Soup', image: '', servings: 1, calories: 1 },
  ...{ isNote: false, leftoverOf: null, cookedAt: null },
  ...more,
})

test('what was planned, cooked and eaten, without notes', () => {
  const plan = [meal(1, { cookedAt: 'now' }), meal(2, { leftoverOf: 1 }), meal(3, { isNote: true }), meal(4)]
  expect(weekPlanned(plan, new Set([1, 2]))).toEqual({ planned: 3, cooked: 1, eaten: 2, leftoversEaten: 1 })
})

test('the cost counts everybody’s servings and says which dishes have no price', () => {
  expect(weekCost([])).toBeNull()
  expect(
    weekCost([
      { centsPerServing: 150, servings: 4 },
      { centsPerServing: null, servings: 2 },
    ]),
  ).toEqual({ cents: 600, dishes: 1, unknown: 1 })
})
