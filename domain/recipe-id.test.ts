import { expect, test } from 'vitest'
import { FIRST_CUSTOM_ID, isCustomRecipeId, isEmbeddedId, recipeId } from './recipe-id.ts'

test.each([716429, '716429', '2147483649'])('%j is a recipe’s number', (value) => {
  expect(recipeId(value)).toBe(Number(value))
})

test.each([0, -5, 1.5, Number.NaN, '007', '+5', '5.0', ' 5', '', 'abc', '99999999999999999', null, undefined, {}])(
  '%j isn’t',
  (value) => {
    expect(recipeId(value)).toBeNull()
  },
)

test('a number tells where the recipe is from', () => {
  expect([716429, 90_000_101, FIRST_CUSTOM_ID + 1].map(isEmbeddedId)).toEqual([false, true, false])
  expect([716429, 90_000_101, FIRST_CUSTOM_ID + 1].map(isCustomRecipeId)).toEqual([false, false, true])
})
