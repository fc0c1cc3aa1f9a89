import { expect, test } from 'vitest'
import { itemsFor } from './pantry-match.ts'

const pantry = ['Onions', 'Extra virgin olive oil', 'Sesame oil', 'Rice', 'Rice vinegar'].map((name) => ({ name }))

test.each([
  ['red onion, chopped', ['Onions']],
  ['olive oil', ['Extra virgin olive oil']],
  ['rice', ['Rice']],
  ['rice vinegar', ['Rice vinegar']],
  ['saffron', []],
])('%s uses %o', (ingredient, used) => {
  expect(itemsFor(ingredient, pantry).map(({ name }) => name)).toEqual(used)
})
