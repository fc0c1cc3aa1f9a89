import { expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { BeforeItsDish, copiedMeal, movedMeal } from './meal-move.ts'
import type { ScheduledMeal } from './schedule-entry.ts'

const meal = (id: number, more: Partial<ScheduledMeal> = {}): ScheduledMeal => ({
  ...{ id, recipeId: 7 as RecipeId, date: '2026-11-16', mealType: 'lunch', title: 'Stew', image: '' },
  ...{ servings: 1, calories: 500, isNote: false, leftoverOf: null, cookedAt: null, ...more },
})
const cooked = meal(1, { cookedAt: '2026-11-16T12:00:00Z' })

test('a cooked dish that moves to a later day has to be cooked again', () => {
  const later = movedMeal(cooked, { date: '2026-11-18', mealType: 'dinner' }, [cooked])
  expect(later.change).toEqual([{ meal: cooked, to: { date: '2026-11-18', mealType: 'dinner', cookedAt: null } }])
  expect(later.isToCookAgain).toBe(true)
  const sameDay = movedMeal(cooked, { date: '2026-11-16', mealType: 'dinner' }, [cooked])
  expect(sameDay.change).toEqual([{ meal: cooked, to: { date: '2026-11-16', mealType: 'dinner' } }])
  expect(sameDay.isToCookAgain).toBe(false)
})

test('what was logged from a meal stays on its day', () => {
  const dish = meal(1)
  const moved = (date: string) => movedMeal(dish, { date, mealType: 'dinner' }, [dish], true).loggedOn
  expect(moved('2026-11-18')).toBe('2026-11-16')
  expect(moved('2026-11-16')).toBeNull()
})

test('leftovers that would come before their dish move along by the same number of days', () => {
  const dish = meal(1)
  const early = meal(2, { date: '2026-11-17', leftoverOf: 1 })
  const late = meal(3, { date: '2026-11-20', leftoverOf: 1 })
  const supper = meal(4, { mealType: 'dinner', leftoverOf: 1 })
  const week = [dish, early, late, supper, meal(5, { recipeId: 8 as RecipeId })]
  const { change } = movedMeal(dish, { date: '2026-11-18', mealType: 'lunch' }, week)
  expect(change.slice(1)).toEqual([
    { meal: early, to: { date: '2026-11-19', mealType: 'lunch' } },
    { meal: supper, to: { date: '2026-11-18', mealType: 'dinner' } },
  ])
  expect(movedMeal(dish, { date: '2026-11-16', mealType: 'dinner' }, week).change.slice(1)).toEqual([
    { meal: supper, to: { date: '2026-11-17', mealType: 'dinner' } },
  ])
})

test('leftovers can’t move before their dish', () => {
  const dish = meal(1)
  const leftovers = meal(2, { date: '2026-11-17', leftoverOf: 1 })
  const move = (date: string) => movedMeal(leftovers, { date, mealType: 'lunch' }, [dish, leftovers])
  expect(() => move('2026-11-16')).toThrow(BeforeItsDish)
  expect(move('2026-11-19').change).toHaveLength(1)
})

test('a copy of a cooked dish, or of leftovers, is a dish to cook', () => {
  const copy = copiedMeal(meal(2, { leftoverOf: 1, cookedAt: '2026-11-16T12:00:00Z' }), {
    date: '2026-11-18',
    mealType: 'dinner',
  })
  expect(copy).toMatchObject({ date: '2026-11-18', mealType: 'dinner', leftoverOf: null })
  expect(copy).not.toHaveProperty('cookedAt')
})
