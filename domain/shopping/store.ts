// Foods as a store sells them: aisle, weight and price.

import { bareName, foodKey } from '#domain/kitchen/food-key.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { edibleGrams as gramsOf } from '#domain/kitchen/units.ts'
import type { FoodMeasure } from '#domain/nutrition/food.ts'
import { foldName, withoutPlainWords } from '#domain/nutrition/food-name.ts'
import type { SoldAs } from './sold-as.ts'

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
  soldAs: SoldAs
  /** What to buy for it if stores don't sell it as it is, and the edible grams of that food per gram of this one. */
  boughtAs?: { name: string; gramsPerGram: number }
}

export interface Store {
  /** The foods' main names. */
  names: readonly string[]
  /** Finds the food by name; canned chickpeas and dried chickpeas are different foods. */
  find(name: string, unit?: string): StoreFood | undefined
  /**
   * For a food, or a word for many foods: the aisle with that name ("spices"), or the one with most of that kind
   * ("cream").
   */
  aisleOf(name: string, unit?: string): string | undefined
}

/** A shorter kind has to be a separate word: rice isn't ice. */
const SHORTEST_ENDING = 4

/** Foods by name. Main names take precedence over aliases. */
function nameIndex(keyOf: (name: string) => string) {
  const main = new Map<string, StoreFood>()
  const aliases = new Map<string, StoreFood>()
  return {
    add(food: StoreFood) {
      for (const [at, name] of food.names.entries()) {
        const names = at === 0 ? main : aliases
        const key = keyOf(name)
        if (!names.has(key)) names.set(key, food)
      }
    },
    get: (key: string) => main.get(key) ?? aliases.get(key),
  }
}

/** Food by food, because thousands of names take long on a phone. */
export function storeBuilder() {
  const byName = nameIndex(foldName)
  const bySynonym = nameIndex(foodKey)
  const foods: StoreFood[] = []
  const kinds: { names: string[]; aisle: string }[] = []
  return {
    add(food: StoreFood) {
      foods.push(food)
      byName.add(food)
      bySynonym.add(food)
      kinds.push({ names: food.names.map((name) => ` ${foldName(name)}`), aisle: food.aisle })
    },
    store: (): Store => createStore({ foods, byName, bySynonym, kinds }),
  }
}

type NameIndex = ReturnType<typeof nameIndex>

interface StoreParts {
  foods: readonly StoreFood[]
  byName: NameIndex
  bySynonym: NameIndex
  kinds: readonly { names: readonly string[]; aisle: string }[]
}

function createStore({ foods, byName, bySynonym, kinds }: StoreParts): Store {
  const aislesByWord = new Map(
    foods.flatMap(({ aisle }) => aisle.split(/, | and |\//).map((word) => [foldName(word), aisle] as const)),
  )

  // A food's own names first: tomato sauce is another word for marinara only if it isn't a food itself.
  const named = (text: string) => byName.get(foldName(text)) ?? bySynonym.get(foodKey(text))

  function find(name: string, unit = '') {
    const bare = bareName(name)
    const plain = withoutPlainWords(foldName(bare))
    const inCan = kitchenUnit(unit)?.name === 'can' ? named(`canned ${bare}`) : undefined
    return inCan ?? named(bare) ?? byName.get(plain) ?? bySynonym.get(plain)
  }

  // In English the last word says what a food is: heavy cream and sour cream are cream, strawberries are berries.
  function aisleOfKind(name: string) {
    const kind = withoutPlainWords(foldName(bareName(name)))
    if (kind === '' || aislesByWord.has(kind)) return aislesByWord.get(kind)
    const ending = kind.length < SHORTEST_ENDING ? ` ${kind}` : kind
    const counts = new Map<string, number>()
    for (const { names, aisle } of kinds) {
      // Blood sausage is also called black pudding, but a main name says more.
      const weight = names[0]?.endsWith(ending) ? 2 : names.some((text) => text.endsWith(ending)) ? 1 : 0
      if (weight > 0) counts.set(aisle, (counts.get(aisle) ?? 0) + weight)
    }
    return [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other))[0]?.[0]
  }

  const names = foods.map(({ names: [name = ''] }) => name)
  return { names, find, aisleOf: (name, unit) => find(name, unit)?.aisle ?? aisleOfKind(name) }
}

/** Grams as bought, or null for an unknown unit. Weights are as bought; other units measure the edible part. */
export function boughtGrams(food: StoreFood, { amount, unit }: Measure): number | null {
  const known = kitchenUnit(unit)
  if (known?.dimension === 'weight') return amount * known.size
  const edible = edibleGrams(food, { amount, unit })
  return edible === null ? null : edible / food.edibleShare
}

export function edibleGrams(food: StoreFood, { amount, unit }: Measure): number | null {
  const response = gramsOf({ ...food, name: food.names[0] ?? '' }, amount, unit)
  return 'grams' in response ? response.grams : null
}
