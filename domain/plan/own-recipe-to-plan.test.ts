import { expect, test } from 'vitest'
import { customRecipe, emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { FIRST_CUSTOM_ID, recipeId } from '#domain/recipe-id.ts'
import { OWN_LIMITS, ownRecipesToPlan } from './own-recipe-to-plan.ts'

const idOf = (nth: number) => recipeId(FIRST_CUSTOM_ID + nth) ?? (0 as never)
const recipe = (nth: number, changes = {}) =>
  customRecipe(
    {
      ...emptyRecipeDraft(),
      title: `Dish ${nth}`,
      ingredients: [{ name: 'rice', amount: 200, unit: 'g' }],
      ...changes,
    },
    idOf(nth),
  )
const numbers = (sent: ReturnType<typeof ownRecipesToPlan>) => sent.map(({ id }) => id - FIRST_CUSTOM_ID)

test('favorites go first, then the newest, up to the request’s limit', () => {
  const many = Array.from({ length: 150 }, (_, nth) => recipe(nth + 1))
  const sent = numbers(ownRecipesToPlan(many, new Set([idOf(3)])))
  expect(sent).toHaveLength(OWN_LIMITS.recipes)
  expect(sent.slice(0, 3)).toEqual([3, 150, 149])
})

test('a collection of long recipes stays within the size of a request', () => {
  const ingredients = Array.from({ length: 90 }, (_, nth) => ({ name: `${nth} ü`.repeat(60), amount: 1, unit: 'cup' }))
  const sent = ownRecipesToPlan(
    Array.from({ length: 60 }, (_, nth) => recipe(nth + 1, { ingredients })),
    new Set(),
  )
  const bytes = new TextEncoder().encode(JSON.stringify({ recipes: sent, prefer: true })).length
  expect(sent.length).toBeGreaterThan(3)
  expect(bytes).toBeLessThanOrEqual(OWN_LIMITS.bytes)
})

test('so do many short lines', () => {
  const ingredients = Array.from({ length: 60 }, () => ({ name: 'rice', amount: 1, unit: '' }))
  const many = Array.from({ length: 90 }, (_, nth) => recipe(nth + 1, { ingredients }))
  expect(ownRecipesToPlan(many, new Set())).toHaveLength(25)
})

test('a recipe that the planner would reject isn’t sent, so that it doesn’t break the plan', () => {
  const refused = [
    recipe(1, { ingredients: [{ name: '', amount: 1, unit: '' }] }),
    recipe(2, { ingredients: [{ name: 'x'.repeat(301), amount: 1, unit: '' }] }),
    recipe(3, { ingredients: [{ name: 'rice', amount: Number.NaN, unit: '' }] }),
    recipe(4, { servings: 5000 }),
    recipe(5, { title: 'x'.repeat(400) }),
  ]
  expect(numbers(ownRecipesToPlan([...refused, recipe(6)], new Set()))).toEqual([6])
})
