import { expect, test } from 'vitest'
import { countSentence } from './filter-labels.ts'
import { noFilters, type RecipeFilters } from './recipe-filters.ts'

test.each<[string, Partial<RecipeFilters>, string]>([
  ['42 recipes', {}, ''],
  ['42 recipes for “lasagna”', {}, 'lasagna'],
  [
    '42 dinners up to 30 minutes with chickpeas',
    { types: ['dinner'], limits: { maxTime: 30 }, include: ['chickpeas'] },
    '',
  ],
  [
    '42 dinners up to $3.00 a serving with at least 25 g protein and without nuts for “chicken”',
    { types: ['dinner'], limits: { minProtein: 25, maxPrice: 300 }, exclude: ['nuts'] },
    'chicken',
  ],
  [
    '42 recipes up to 500 kcal with beans, at least 10 g fiber and up to 5 g sugar',
    { limits: { maxCalories: 500, minFiber: 10, maxSugar: 5 }, include: ['beans'] },
    '',
  ],
])('a count is a sentence: %s', (sentence, filters, text) => {
  expect(countSentence(42, { ...noFilters(), ...filters }, text)).toBe(sentence)
})
