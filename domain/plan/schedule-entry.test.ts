import { expect, test } from 'vitest'
import { FIRST_CUSTOM_ID, type RecipeId } from '#domain/recipe-id.ts'
import { type ScheduledMeal, withGoneAsNotes } from './schedule-entry.ts'

const own = (number: number) => (FIRST_CUSTOM_ID + number) as RecipeId
const meal = (id: number, recipeId: RecipeId | null): ScheduledMeal => ({
  ...{ id, recipeId, date: '2026-11-18', mealType: 'dinner', title: `Dish ${id}`, image: '/dish.avif' },
  ...{ servings: 2, calories: 500, isNote: recipeId === null, leftoverOf: null, cookedAt: null },
})

test('a deleted own recipe stays in the plan as a note with its title', () => {
  const plan = [meal(1, own(1)), meal(2, own(2)), meal(3, 7 as RecipeId), meal(4, null)]
  const shown = withGoneAsNotes(plan, [{ id: own(1) }])
  expect(shown[1]).toEqual({ ...plan[1], recipeId: null, isNote: true, image: '', calories: 0 })
  expect(shown.toSpliced(1, 1)).toEqual(plan.toSpliced(1, 1))
})
