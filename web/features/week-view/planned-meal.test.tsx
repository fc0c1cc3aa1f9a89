// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { PlannedMeal } from './planned-meal.tsx'

const stew: ScheduledMeal = {
  ...{ id: 1, date: '2027-01-31', mealType: 'dinner', recipeId: 7 as RecipeId, title: 'Stew', image: '' },
  ...{ calories: 500, servings: 1.5, isNote: false, leftoverOf: null, cookedAt: null },
}

const nothing = () => undefined
const actions = {
  ...{
    onLog: nothing,
    onSwap: nothing,
    onNotCooked: nothing,
    onMove: nothing,
    onCopy: nothing,
    onServings: nothing,
    onRemove: nothing,
  },
}

function showMeal(more: Partial<Parameters<typeof PlannedMeal>[0]>) {
  const props = {
    meal: stew,
    logged: false,
    logging: false,
    servings: stew.servings,
    calories: 750,
    isOwn: true,
    toCook: 0,
    owner: null,
    ...actions,
    ...more,
  }
  renderPage(
    () => <PlannedMeal {...props} />,
    '/meal-scheduler',
    () => Promise.reject(new Error('Nothing to ask.')),
  )
}

test.each([
  [4.5, '/recipes/7?servings=4.5'],
  [0, '/recipes/7'],
])('a planned dish opens with the servings to cook; leftovers open as the recipe is written: %s', (toCook, address) => {
  showMeal({ toCook })
  expect(screen.getByRole('link', { name: 'Stew' }).getAttribute('href')).toBe(address)
})

test('a dish says how much to cook until it is cooked, which can be undone', () => {
  showMeal({ toCook: 5 })
  expect(screen.getByText('cook 5')).toBeTruthy()
  expect(screen.queryByText('Cooked')).toBeNull()

  const cooked = { ...stew, cookedAt: '2027-01-31T18:00:00Z' }
  const takenBack: ScheduledMeal[] = []
  showMeal({ meal: cooked, toCook: 5, onNotCooked: (meal) => takenBack.push(meal) })
  expect(screen.queryByText('cook 5')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Cooked ?: mark Stew as not cooked/ }))
  expect(takenBack).toEqual([cooked])
})

test('a dish with unknown calories doesn’t say that it has none', () => {
  showMeal({ calories: 0 })
  expect(screen.getByText('– kcal')).toBeTruthy()
})
