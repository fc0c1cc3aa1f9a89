import { expect, test } from 'vitest'
import { ingredientText } from './ingredient-text.ts'

test.each([
  [{ name: 'onion', amount: 1, unit: '' }, '1 onion'],
  [{ name: 'egg', amount: 3, unit: '' }, '3 eggs'],
  [{ name: 'flour', amount: 500, unit: 'g' }, '500 g flour'],
  [{ name: 'salt', amount: 0, unit: '' }, 'salt'],
])('%o is a line of a recipe', (ingredient, text) => {
  expect(ingredientText(ingredient)).toBe(text)
})
