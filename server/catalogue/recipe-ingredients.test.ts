import { expect, test } from 'vitest'
import type { CookIngredient } from './cooklang.ts'
import { FoodIndex } from './food-index.ts'
import { readFoods } from './foods.ts'
import { resolveIngredient } from './recipe-ingredients.ts'

const foods = new FoodIndex(readFoods())

const written = (note: string): CookIngredient => ({
  line: 1,
  name: 'bacon',
  shownAs: 'bacon',
  amount: 100,
  amountText: '',
  unit: 'g',
  note,
  optional: false,
  isReference: false,
})

function eaten(note: string) {
  const response = resolveIngredient(written(note), foods, 2)
  if ('problem' in response) throw new Error(response.problem)
  const { food, grams, eatenShare } = response.ingredient
  const amount = (key: 'fat' | 'protein' | 'sodium') => ((food.nutrients[key] ?? 0) * grams * eatenShare) / 100
  return { fat: amount('fat'), protein: amount('protein'), sodium: amount('sodium'), ...response.ingredient }
}

test('fat that a recipe pours off isn’t counted; protein and salt are', () => {
  const whole = eaten('in strips')
  const fried = eaten('in strips, 60% of its fat poured off')
  expect(fried.fat).toBeCloseTo(whole.fat * 0.4)
  expect(fried.protein).toBeCloseTo(whole.protein)
  expect(fried.sodium).toBeCloseTo(whole.sodium)
})

test('it is bought with its fat, and the page shows only how it is cut', () => {
  const fried = eaten('in strips, 60% of its fat poured off')
  expect(fried.boughtGrams).toBeCloseTo(eaten('').boughtGrams)
  expect(fried.preparation).toBe('in strips')
})

test('more than cooking melts out is a mistake', () => {
  expect(resolveIngredient(written('90% of its fat poured off'), foods, 2)).toHaveProperty('problem')
})
