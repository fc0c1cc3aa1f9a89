import { expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { UnplacedEntry } from './recipe-entry.ts'
import type { ScheduledMeal } from './schedule-entry.ts'
import { dishPosition } from './schedule-placement.ts'
import { swapStep } from './swap-step.ts'

const meal = (id: number, date: string, more: Partial<ScheduledMeal> = {}): ScheduledMeal => ({
  ...{ id, date, mealType: 'dinner', recipeId: 7 as RecipeId, title: 'Stew', image: '', servings: 2, calories: 500 },
  ...{ isNote: false, leftoverOf: null, cookedAt: null },
  ...more,
})
const soup: UnplacedEntry = { recipeId: 8 as RecipeId, title: 'Soup', image: '', servings: 1, calories: 900 }
const stew = meal(1, '2026-11-18')
const lunch = meal(2, '2026-11-19', { mealType: 'lunch', leftoverOf: 1, servings: 1 })
const other = meal(3, '2026-11-19')

test('a dish that replaces another takes its leftovers, too', () => {
  const { add, remove, message } = swapStep(stew, soup, [stew, lunch, other], new Set())
  expect(remove).toEqual([stew, lunch])
  expect(add).toMatchObject([
    { date: '2026-11-18', mealType: 'dinner', title: 'Soup', servings: 1, leftoverOf: null },
    { date: '2026-11-19', mealType: 'lunch', title: 'Soup', servings: 0.5 },
  ])
  expect(add.map((entry) => dishPosition(entry, add))).toEqual([null, 0])
  expect(message).toBe('Soup replaces Stew, and its leftovers.')
})

test('leftovers that somebody has eaten stay what they were', () => {
  const { add, remove, message } = swapStep(stew, soup, [stew, lunch], new Set([2]))
  expect(remove).toEqual([stew])
  expect(add).toHaveLength(1)
  expect(message).toBe('Soup replaces Stew.')
})

test('leftovers can be swapped for a dish of their own', () => {
  const { add, remove } = swapStep(lunch, soup, [stew, lunch, other], new Set())
  expect(remove).toEqual([lunch])
  expect(add).toMatchObject([{ date: '2026-11-19', mealType: 'lunch', leftoverOf: null }])
})
