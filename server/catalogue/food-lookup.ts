// The food that a person means, with the portion they typed, and up to nine alternatives.
import { type FoodQuery, readFoodQuery } from '#domain/kitchen/food-query.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
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
  /** The typed text without its amount. */
  name: string
  amount: number
  unit: string
  /** A typed unit that has no known weight for the best match, which then counts as a serving; '' if there is none. */
  unknownUnit: string
  /** For the best match. */
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

interface TypedFood {
  question: FoodQuery
  /** Best first. */
  found: LookupFood[]
}

/** Nobody eats a cup or bowl of dry rice, so dry foods rank after their cooked form. By weight it may be either. */
function cookedFirst(found: LookupFood[], { amount, unit }: FoodQuery): LookupFood[] {
  const [best] = found
  if (!best || amount === null || !(unit === 'serving' || kitchenUnit(unit)?.dimension === 'volume')) return found
  const cooked = found.find(({ boughtAs, name }) => boughtAs === best.name && name.startsWith('cooked '))
  return cooked ? [cooked, ...found.filter((food) => food !== cooked)] : found
}

/** "2 slices of bread" means bread; "7 grain bread" and "5 spice" are names. */
export function searchTyped(table: FoodTable, typed: string): TypedFood {
  const text = searchText(typed)
  const question = readFoodQuery(text)
  const whole = question.amount === null ? [] : table.search(text)
  if (whole[0]?.name.toLowerCase() === text.toLowerCase())
    return { question: { name: text, amount: null, unit: '' }, found: whole }
  return { question, found: cookedFirst(table.search(question.name), question) }
}

interface TypedPortion {
  unit: string
  /** A typed unit without a known weight for this food, which then counts as a serving; '' if there is none. */
  unknownUnit: string
  grams: number
}

export function typedPortion(food: LookupFood, { amount, unit }: FoodQuery): TypedPortion {
  const typedUnit = amount === null ? 'serving' : unit === '' ? (food.grams.piece ? 'piece' : 'serving') : unit
  const named = isPieceOf(food, typedUnit) ? 'piece' : typedUnit
  const isKnown = portionGrams(food, named) !== null
  const meant = isKnown ? named : 'serving'
  const grams = round2((amount ?? 1) * (portionGrams(food, meant) ?? 0))
  return { unit: meant, unknownUnit: isKnown ? '' : typedUnit, grams }
}

export function lookUpFood(table: FoodTable, typed: string): FoodLookup {
  const { question, found } = searchTyped(table, typed)
  const { name, amount, unit } = question
  const [best] = found
  return {
    name,
    amount: amount ?? 1,
    ...(best ? typedPortion(best, question) : { unit: unit || 'serving', unknownUnit: '', grams: 0 }),
    foods: found.slice(0, MOST_FOODS).map(entryOf),
  }
}
