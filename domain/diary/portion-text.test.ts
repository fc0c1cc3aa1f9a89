import { expect, test } from 'vitest'
import { portionText } from './portion-text.ts'

const slice = { label: '1 slice', grams: 28 }
const loaf = { label: '1 loaf', grams: 560 }
const bread = { kind: 'food', id: '18064', title: 'bread', nutrients: {}, portions: [slice, loaf] } as const

test.each([
  [28, '1 slice (28 g)'],
  [56, '2 × 1 slice (56 g)'],
  [560, '1 loaf (560 g)'],
  [70, '70 g'],
])('%d grams of bread', (grams, text) => {
  expect(portionText(bread, grams)).toBe(text)
})

test('a recipe is counted in servings', () => {
  expect(portionText({ ...bread, kind: 'recipe' }, 1.5)).toBe('1½ servings')
})
