// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { PlannedMeal } from './planned-meal.tsx'

const stew: ScheduledMeal = {
  ...{ id: 1, date: '2027-01-31', mealType: 'dinner', recipeId: 7 as RecipeId, title: 'Stew', image: '' },
  ...{ calories: 500, servings: 1.5, isNote: false, leftoverOf: null, cookedAt: null },
}

const nothing = () => undefined
const actions = { onLog: nothing, onMove: nothing, onCopy: nothing, onServings: nothing, onRemove: nothing }
let toCook = 0

function Card() {
  return <PlannedMeal meal={stew} logged={false} logging={false} calories={750} toCook={toCook} {...actions} />
}

function addressWhenCooking(servings: number) {
  toCook = servings
  renderPage(Card, '/meal-scheduler', () => Promise.reject(new Error('Nothing to ask.')))
  return screen.getByRole('link', { name: 'Stew' }).getAttribute('href')
}

test('a planned dish opens at the servings to cook; leftovers open as the recipe is written', () => {
  expect(addressWhenCooking(4.5)).toBe('/recipes/7?servings=4.5')
  expect(addressWhenCooking(0)).toBe('/recipes/7')
})
