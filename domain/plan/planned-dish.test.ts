import { expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { plannedDish, servingsLeft } from './planned-dish.ts'
import type { ScheduledMeal } from './schedule-entry.ts'

const meal = (id: number, more: Partial<ScheduledMeal> = {}): ScheduledMeal => ({
  ...{ id, recipeId: 7 as RecipeId, date: '2026-11-18', mealType: 'lunch', title: 'Stew', image: '' },
  ...{ servings: 1.5, calories: 500, isNote: false, leftoverOf: null, cookedAt: null, ...more },
})
const cooked = { cookedAt: '2026-11-18T12:00:00Z' }
const dishOf = (meals: readonly ScheduledMeal[], logged: readonly number[] = []) =>
  plannedDish(meals, { recipeId: 7 as RecipeId, today: '2026-11-18', now: 'dinner', logged: new Set(logged) })

test('a dish is cooked for the meal it is planned for today, with its planned leftovers', () => {
  const supper = meal(3, { mealType: 'dinner', date: '2026-11-19', leftoverOf: 1, servings: 1 })
  const lunch = meal(4, { date: '2026-11-19', leftoverOf: 1, servings: 2 })
  const others = [meal(8, { date: '2026-11-19' }), meal(9, { recipeId: 8 as RecipeId, mealType: 'dinner' })]
  expect(dishOf([...others, meal(1), supper, lunch])).toEqual({
    mealType: 'lunch',
    servings: 1.5,
    isLogged: false,
    leftovers: [lunch, supper],
  })
  expect(dishOf(others)).toBeNull()
})

test('if a dish is planned twice a day, it is the one not cooked yet, then the one not eaten yet, then the one of this hour', () => {
  const dinner = { mealType: 'dinner' } as const
  expect(dishOf([meal(1), meal(2, dinner)])?.mealType).toBe('dinner')
  expect(dishOf([meal(1), meal(2, dinner)], [2])?.mealType).toBe('lunch')
  expect(dishOf([meal(1), meal(2, { ...dinner, ...cooked })], [1])).toMatchObject({ mealType: 'lunch', isLogged: true })
  expect(dishOf([meal(2, { ...dinner, ...cooked })], [2])).toMatchObject({ mealType: 'dinner', isLogged: true })
})

test('what is left is what nobody at the table eats, never more', () => {
  expect(servingsLeft(1.5, 1, 1)).toBe(0.5)
  expect(servingsLeft(4, 1, 1.5)).toBe(2.5)
  expect(servingsLeft(2.2, 1, 1)).toBe(1)
  expect(servingsLeft(4.1, 3.1, 1)).toBe(1) // 0.9999999999999996
  expect(servingsLeft(1.5, 1.5, 2)).toBe(0)
})
