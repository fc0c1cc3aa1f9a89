// Foods as a store sells them: aisle, weight and price.
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { edibleGrams as gramsOf } from '#domain/kitchen/units.ts'
import type { FoodMeasure } from '#domain/nutrition/food.ts'
import { foldName, withoutPlainWords } from '#domain/nutrition/food-name.ts'
import { bareName, foodKey } from './food-key.ts'

export interface StoreFood {
  names: readonly string[]
  aisle: string
  /** Edible grams of each measure. */
  grams: Partial<Record<FoodMeasure, number>>
  /** What one piece is: "medium", "head", "stalk". */
  pieceName: string
  /** Share of the bought weight that is eaten, 0..1. */
  edibleShare: number
  priceCentsPer100g: number | null
  liquid: boolean
}

export interface Store {
  /** Finds the food by name; canned chickpeas and dried chickpeas are different foods. */
  find(name: string, unit?: string): StoreFood | undefined
}

export function createStore(foods: readonly StoreFood[]): Store {
  const byKey = new Map<string, StoreFood>()
  // Main names take precedence over aliases.
  for (const keyOf of [foodKey, foldName]) {
    for (const food of foods) {
      for (const name of food.names) if (!byKey.has(keyOf(name))) byKey.set(keyOf(name), food)
    }
  }
  return {
    find(name, unit = '') {
      const bare = bareName(name)
      const plain = withoutPlainWords(foldName(bare))
      const inCan = kitchenUnit(unit)?.name === 'can' ? [`canned ${bare}`] : []
      const keys = [...inCan, bare].flatMap((text) => [foodKey(text), foldName(text)])
      return [...keys, plain].map((key) => byKey.get(key)).find((food) => food !== undefined)
    },
  }
}

/** Grams as bought, or null for an unknown unit. Weights are as bought already; other units measure the edible part. */
export function boughtGrams(food: StoreFood, { amount, unit }: Measure): number | null {
  const known = kitchenUnit(unit)
  if (known?.dimension === 'weight') return amount * known.size
  const edible = edibleGrams(food, { amount, unit })
  return edible === null ? null : edible / food.edibleShare
}

export function edibleGrams(food: StoreFood, { amount, unit }: Measure): number | null {
  const answer = gramsOf({ ...food, name: food.names[0] ?? '' }, amount, unit)
  return 'grams' in answer ? answer.grams : null
}

const LIGHTEST_PIECE_G = 50

/** Onions, lemons, eggs: sold by the piece. */
export function isSoldByPiece({ grams, pieceName, aisle, liquid }: StoreFood): boolean {
  if (liquid || (grams.piece ?? 0) < LIGHTEST_PIECE_G) return false
  return aisle === 'Produce' ? pieceName !== 'stalk' : /\begg\b/.test(pieceName) || pieceName === 'large'
}
