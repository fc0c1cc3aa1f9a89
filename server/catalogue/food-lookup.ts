// The food that a person means, with the portion that was typed, and up to nine others to switch to.
import { readFoodQuestion } from '#domain/kitchen/food-question.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { NUTRIENT_KEYS, round2 } from '#domain/nutrition/nutrition.ts'
import { searchText } from '#domain/text/search-text.ts'
import { type FoodPortion, foodPortions, portionGrams } from './food-portions.ts'
import type { FoodTable } from './food-table.ts'
import { isPieceOf, type LookupFood } from './lookup-food.ts'

const MOST_FOODS = 10

export interface FoundFoodEntry {
  id: number
  name: string
  category: string
  portions: FoodPortion[]
  /** Per 100 g. */
  nutrients: Nutrients
}

export interface FoodLookup {
  /** What was typed without its amount. */
  name: string
  amount: number
  unit: string
  /** A typed unit whose weight is not known for the best match, which then counts as a serving; '' if there is none. */
  unknownUnit: string
  /** Of the best match. */
  grams: number
  /** Best first. */
  foods: FoundFoodEntry[]
}

function entryOf(food: LookupFood): FoundFoodEntry {
  const nutrients: Nutrients = {}
  for (const key of NUTRIENT_KEYS) {
    const amount = food.nutrients[key]
    if (amount !== undefined) nutrients[key] = round2(amount)
  }
  return { id: food.id, name: food.name, category: food.category, portions: foodPortions(food), nutrients }
}

export function lookUpFood(table: FoodTable, typed: string): FoodLookup {
  const text = searchText(typed)
  const question = readFoodQuestion(text)
  // "7 grain bread" and "5 spice" are names.
  const whole = question.amount === null ? [] : table.search(text).slice(0, MOST_FOODS)
  const isName = whole[0] !== undefined && whole[0].name === text.toLowerCase()
  const { name, amount, unit } = isName ? { name: text, amount: null, unit: '' } : question
  const found = isName ? whole : table.search(name).slice(0, MOST_FOODS)
  const [best] = found
  const asked = amount ?? 1
  const typedUnit = amount === null ? 'serving' : unit === '' ? (best?.grams.piece ? 'piece' : 'serving') : unit
  const named = best && isPieceOf(best, typedUnit) ? 'piece' : typedUnit
  const isKnown = !best || portionGrams(best, named) !== null
  const meant = isKnown ? named : 'serving'
  return {
    name,
    amount: asked,
    unit: meant,
    unknownUnit: isKnown ? '' : typedUnit,
    grams: best ? round2(asked * (portionGrams(best, meant) ?? 0)) : 0,
    foods: found.map(entryOf),
  }
}
