import { expect, test } from 'vitest'
import type { PlateSwap } from '#domain/kitchen/plate.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { MealToShop } from './week-shopping.ts'
import { swapsToShop, withSwaps } from './week-swaps.ts'

const CURRY = 1 as RecipeId
const tofu: PlateSwap = {
  ...{ ingredient: 1, food: 'chicken breast', parts: [{ id: 7, name: 'extra-firm tofu', grams: 120 }] },
  ...{ step: 2, method: '', inPot: false },
}
const noPeanuts: PlateSwap = { ...tofu, ingredient: 2, food: 'peanuts', parts: [] }
const meal = (id: number, more: Partial<MealToShop> = {}): MealToShop => ({
  ...{ id, date: '2026-11-23', mealType: 'dinner', recipeId: CURRY, servings: 1, leftoverOf: null, isDone: false },
  plates: [
    { person: 'ana', servings: 1 },
    { person: 'ben', servings: 1.5, swaps: [tofu] },
  ],
  ...more,
})
const plates = (one: MealToShop) => one.plates ?? []

test('the list buys what is on a plate instead, and less of what it replaces, with leftovers', () => {
  const leftovers = meal(2, { date: '2026-11-24', leftoverOf: 1 })
  const swapped = swapsToShop([meal(1), leftovers, meal(3, { isDone: true })], ['2026-11-23'], plates).get(CURRY) ?? []
  expect(swapped.map(({ servings }) => servings)).toEqual([1.5, 1.5])
  const drafts = [
    { name: 'rice', amount: 400, unit: 'g' },
    { name: 'chicken breast', amount: 500, unit: 'g' },
  ]
  expect(withSwaps(drafts, 5, swapped, null)).toEqual([
    { name: 'rice', amount: 400, unit: 'g' },
    { name: 'chicken breast', amount: 200, unit: 'g' },
    { name: 'extra-firm tofu', amount: 360, unit: 'g' },
  ])
  expect(withSwaps(drafts, 5, swapped, 'us').at(-1)).toMatchObject({ name: 'extra-firm tofu', unit: 'oz' })
})

test('nothing is bought of what nobody gets, and what is to taste stays if anybody does', () => {
  const drafts = [
    { name: 'rice', amount: 400, unit: 'g' },
    { name: 'chicken breast', amount: 500, unit: 'g' },
    { name: 'peanuts', amount: undefined, unit: '' },
  ]
  const all = { swap: tofu, servings: 3 }
  expect(withSwaps(drafts, 3, [all, { swap: noPeanuts, servings: 1 }], null).map(({ name }) => name)).toEqual([
    ...['rice', 'peanuts', 'extra-firm tofu'],
  ])
  expect(withSwaps(drafts, 3, [{ swap: noPeanuts, servings: 3 }], null).map(({ name }) => name)).toEqual([
    ...['rice', 'chicken breast'],
  ])
})
