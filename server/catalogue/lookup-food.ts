// A food that a person can look up: one of ours, or one of USDA's.

import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { edibleGrams, isPieceWord, type MeasuredFood } from '#domain/kitchen/units.ts'
import { type Aisle, FOOD_MEASURES, type Food, type FoodMeasure, type FoodTrait } from '#domain/nutrition/food.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { Sr28Food } from './sr28.ts'

export interface LookupFood {
  id: number
  name: string
  aliases: readonly string[]
  /** Null if the composition isn't recorded, as for USDA's own foods. */
  traits: readonly FoodTrait[] | null
  /** Only for our own foods, if there is anything. */
  mayContain?: readonly FoodTrait[]
  usda: string | null
  aisle: Aisle
  category: string
  grams: Partial<Record<FoodMeasure, number>>
  priceCentsPer100g: number | null
  liquid: boolean
  /** Only for our own foods: USDA's are looked up, never cooked with. */
  pieceName?: string
  edibleShare?: number
  boughtAs?: string
  nutrients: Nutrients
}

/** USDA's food groups, by the first two digits of their numbers, and the aisle where stores keep them. */
const GROUPS: Record<string, readonly [category: string, aisle: Aisle]> = {
  '01': ['dairy and egg products', 'Milk, Eggs, Other Dairy'],
  '02': ['spices and herbs', 'Spices and Seasonings'],
  '03': ['baby foods', 'Canned and Jarred'],
  '04': ['fats and oils', 'Oil, Vinegar, Salad Dressing'],
  '05': ['poultry products', 'Meat'],
  '06': ['soups, sauces and gravies', 'Canned and Jarred'],
  '07': ['sausages and luncheon meats', 'Meat'],
  '08': ['breakfast cereals', 'Cereal'],
  '09': ['fruits and fruit juices', 'Produce'],
  '10': ['pork products', 'Meat'],
  '11': ['vegetables', 'Produce'],
  '12': ['nuts and seeds', 'Nuts'],
  '13': ['beef products', 'Meat'],
  '14': ['beverages', 'Beverages'],
  '15': ['fish and shellfish', 'Seafood'],
  '16': ['legumes', 'Canned and Jarred'],
  '17': ['lamb, veal and game', 'Meat'],
  '18': ['baked products', 'Bakery/Bread'],
  '19': ['sweets', 'Sweet Snacks'],
  '20': ['grains and pasta', 'Pasta and Rice'],
  '21': ['fast foods', 'Refrigerated'],
  '22': ['meals and entrees', 'Frozen'],
  '23': ['beef products', 'Meat'],
  '25': ['snacks', 'Savory Snacks'],
  '35': ['American Indian and Alaska Native foods', 'Canned and Jarred'],
  '36': ['restaurant foods', 'Refrigerated'],
}
const OTHER_GROUP = ['other foods', 'Canned and Jarred'] as const
const groupOf = (usda: string | null) => GROUPS[usda?.slice(0, 2) ?? ''] ?? OTHER_GROUP

const FLUID_OUNCES_IN_CUP = 8

/**
 * "2 tbsp" and 30 g mean 15 g per tablespoon. Anything that isn't a kitchen measure counts as a piece: "1 medium", "1
 * fillet".
 */
function measureOf({ description, grams }: Sr28Food['weights'][number]): [FoodMeasure, number] | null {
  const [, count, rest = ''] = /^([\d.]+(?:\/\d+)?)\s+(.+)$/.exec(description.trim().toLowerCase()) ?? []
  const [over = 0, under = 1] = (count ?? '').split('/').map(Number)
  const number = over / under
  if (!(number > 0)) return null
  if (/^fl oz\b/.test(rest)) return ['cup', (grams / number) * FLUID_OUNCES_IN_CUP]
  const word = rest.match(/^[a-z]+/)?.[0] ?? ''
  const unit = kitchenUnit(word)
  if (unit?.dimension === 'weight') return null
  if (/\bserving\b/.test(rest)) return ['serving', grams / number]
  const measure = FOOD_MEASURES.find((name) => name === unit?.name) ?? 'piece'
  return [measure, grams / number]
}

export function lookupFoodFromUsda(food: Sr28Food): LookupFood {
  const [category, aisle] = groupOf(food.usda)
  const grams: LookupFood['grams'] = {}
  for (const weight of food.weights) {
    const measure = measureOf(weight)
    if (measure) grams[measure[0]] ??= Math.round(measure[1] * 100) / 100
  }
  return {
    id: Number(food.usda),
    name: food.name,
    aliases: [],
    traits: null,
    usda: food.usda,
    aisle,
    category,
    grams,
    priceCentsPer100g: null,
    liquid: aisle === 'Beverages',
    nutrients: food.nutrients,
  }
}

export function lookupFoodFromOurs(food: Food): LookupFood {
  return {
    id: food.id,
    name: food.name,
    aliases: food.aliases,
    traits: [...food.traits],
    ...(food.mayContain && { mayContain: [...food.mayContain] }),
    usda: food.usda,
    aisle: food.aisle,
    category: food.usda === null ? food.aisle.toLowerCase() : groupOf(food.usda)[0],
    grams: food.grams,
    priceCentsPer100g: food.priceCentsPer100g,
    liquid: food.liquid,
    pieceName: food.pieceName,
    edibleShare: food.edibleShare,
    ...(food.boughtAs && { boughtAs: food.boughtAs }),
    nutrients: food.nutrients,
  }
}

const CUP_ML = 240
const SPOONS_ML = { cup: CUP_ML, tbsp: 15, tsp: 5 } as const

/** Grams per milliliter, from whichever spoon or cup weight is known; 1 for a liquid without any. */
function density({ grams, liquid }: LookupFood): number | null {
  for (const [measure, ml] of Object.entries(SPOONS_ML)) {
    const weight = grams[measure as keyof typeof SPOONS_ML] // a key of the object itself
    if (weight) return weight / ml
  }
  return liquid ? 1 : null
}

/** The weight of one serving; a piece if no serving is recorded, otherwise 100 g. */
const servingGrams = ({ grams }: LookupFood): number => grams.serving ?? grams.piece ?? 100

/** The food for the kitchen's unit rules. Weights are edible weights, so nothing is subtracted for peel or bones. */
const measured = (food: LookupFood): MeasuredFood => ({ ...food, pieceName: food.pieceName ?? '', edibleShare: 1 })

/** "sticks" of butter, "head" of lettuce: the food's own word for a piece. */
export const isPieceOf = (food: LookupFood, unitWord: string): boolean =>
  food.grams.piece !== undefined && isPieceWord(measured(food), unitWord)

/** Grams of one unit; null if the food isn't measured in that unit. */
export function knownGramsOfUnit(food: LookupFood, unitWord: string): number | null {
  const unit = kitchenUnit(unitWord)
  const measure = FOOD_MEASURES.find((name) => name === (unit?.name ?? unitWord.trim().toLowerCase()))
  const recorded = measure && food.grams[measure]
  if (recorded) return recorded
  if (measure === 'serving' || measure === 'piece') return servingGrams(food)
  const gramsPerMl = unit?.dimension === 'volume' ? density(food) : null
  if (unit && gramsPerMl) return unit.size * gramsPerMl
  const response = edibleGrams(measured(food), 1, unitWord)
  return 'grams' in response ? response.grams : null
}

/** The provider's calls treat an unknown unit as a serving. */
export const gramsOfUnit = (food: LookupFood, unitWord: string): number =>
  knownGramsOfUnit(food, unitWord) ?? servingGrams(food)

export function possibleUnits(food: LookupFood): string[] {
  const recorded = FOOD_MEASURES.filter((measure) => food.grams[measure])
  const spoons = density(food) === null ? [] : ['cup', 'tbsp', 'tsp', 'ml']
  return [...new Set([...recorded, ...spoons, 'g', 'oz'])]
}

/** Pieces if the food comes in pieces, otherwise by weight. */
export const shoppingUnits = (food: LookupFood): string[] => (food.grams.piece ? ['piece', 'g', 'oz'] : ['g', 'oz'])
