// Resolves the ingredients of a Cooklang file to foods with grams.

import { canonicalUnit, kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { edibleGrams } from '#domain/kitchen/units.ts'
import type { Food } from '#domain/nutrition/food.ts'
import { withoutPouredOffFat } from '#domain/nutrition/poured-off-fat.ts'
import type { RecipeIngredient } from '#domain/recipe/catalogue-recipe.ts'
import type { CookIngredient } from './cooklang.ts'
import type { FoodIndex } from './food-index.ts'

const EATEN = /[,;]?\s*(\d{1,3})\s*% eaten/
const POURED_OFF = /[,;]?\s*(\d{1,3})\s*% of its fat poured off/
/** USDA's largest loss is that of bacon. */
const MOST_POURED_OFF_PERCENT = 75

export type IngredientResponse = { ingredient: RecipeIngredient } | { problem: string }

export function resolveIngredient(written: CookIngredient, foods: FoodIndex, servings: number): IngredientResponse {
  const food = foods.find(written.name)
  if (!food) {
    const suggestions = foods.suggest(written.name)
    const hint = suggestions.length > 0 ? ` (did you mean ${suggestions.join(', ')}?)` : ''
    return { problem: `is not a food of catalogue/foods.csv${hint}` }
  }
  if (written.amountText !== '') return { problem: `the amount "${written.amountText}" is not a number` }
  const amount = written.amount ?? 0
  const unit = canonicalUnit(written.unit).toLowerCase()
  const response = written.amount === null ? toTaste(food, servings) : edibleGrams(food, written.amount, written.unit)
  if ('problem' in response) return response
  const eatenPercent = Number(EATEN.exec(written.note)?.[1] ?? 100)
  if (eatenPercent > 100) return { problem: `${eatenPercent}% eaten is more than all of it` }
  const pouredOffPercent = Number(POURED_OFF.exec(written.note)?.[1] ?? 0)
  if (pouredOffPercent > MOST_POURED_OFF_PERCENT)
    return { problem: `${pouredOffPercent}% of its fat is more than cooking melts out` }
  const left = withoutPouredOffFat(food.nutrients, pouredOffPercent / 100)
  return {
    ingredient: {
      food: pouredOffPercent > 0 ? { ...food, nutrients: left.nutrients } : food,
      name: written.name,
      amount,
      unit: unit === 'piece' || unit === 'whole' ? '' : unit,
      grams: response.grams,
      boughtGrams: response.grams / food.edibleShare,
      preparation: written.note.replace(EATEN, '').replace(POURED_OFF, '').trim(),
      eatenShare: (eatenPercent / 100) * left.share,
      optional: written.optional,
    },
  }
}

const SALT_TO_TASTE_G_PER_SERVING = 0.5
const HERBS_TO_TASTE_G_PER_SERVING = 2

/** What "to taste" counts as. catalogue/README.md says the same to cooks. */
function toTaste(food: Food, servings: number) {
  if (food.name === 'salt') return { grams: SALT_TO_TASTE_G_PER_SERVING * servings }
  if (food.name === 'water' || food.name === 'ice') return { grams: 0 }
  switch (food.aisle) {
    case 'Herbs':
      return { grams: HERBS_TO_TASTE_G_PER_SERVING * servings }
    case 'Spices and Seasonings':
      return edibleGrams(food, servings, 'pinch')
    case 'Oil, Vinegar, Salad Dressing':
    case 'Condiments':
      return edibleGrams(food, servings / 4, 'tsp')
    default:
      return { problem: 'needs an amount: only salt, spices, herbs, oils and condiments can be left to taste' }
  }
}

/** Merges a recipe's ingredients by food: amounts in compatible units are added, others stay separate. */
export function mergeIngredients(ingredients: readonly RecipeIngredient[]): RecipeIngredient[] {
  const merged: RecipeIngredient[] = []
  for (const next of ingredients) {
    const at = merged.findIndex((line) => canMerge(line, next))
    const line = merged[at]
    if (line) merged[at] = sum(line, next)
    else merged.push(next)
  }
  return merged
}

function canMerge(a: RecipeIngredient, b: RecipeIngredient): boolean {
  const sameThing = a.food.id === b.food.id && a.optional === b.optional && a.eatenShare === b.eatenShare
  if (!sameThing) return false
  return a.amount === 0 || b.amount === 0 || a.unit === b.unit || commonUnit(a.unit, b.unit) !== null
}

function sum(a: RecipeIngredient, b: RecipeIngredient): RecipeIngredient {
  const preparation = [...new Set([a.preparation, b.preparation].filter(Boolean))].join('; ')
  // Salt "to taste" in two steps counts once.
  if (a.amount === 0 && b.amount === 0) return { ...a, preparation }
  const total = { ...a, preparation, grams: a.grams + b.grams, boughtGrams: a.boughtGrams + b.boughtGrams }
  if (a.amount === 0 || b.amount === 0) {
    const measured = a.amount === 0 ? b : a
    return { ...total, amount: measured.amount, unit: measured.unit }
  }
  if (a.unit === b.unit) return { ...total, amount: a.amount + b.amount }
  const unit = commonUnit(a.unit, b.unit) ?? a.unit
  const amount = a.amount * unitSize(a.unit) + b.amount * unitSize(b.unit)
  return { ...total, unit, amount: amount / unitSize(unit) }
}

/** The larger unit of two weights or two volumes: 2 tbsp and 1 tsp become tablespoons. */
function commonUnit(a: string, b: string): string | null {
  const left = kitchenUnit(a)
  const right = kitchenUnit(b)
  if (!left || !right || left.dimension === 'count' || left.dimension !== right.dimension) return null
  return left.size >= right.size ? left.name : right.name
}

function unitSize(unit: string): number {
  return kitchenUnit(unit)?.size ?? 1
}
