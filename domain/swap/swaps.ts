// What replacing an ingredient would do to a dish, computed from the foods.
import { type AllergenFood, allergensOf } from '#domain/nutrition/allergens.ts'
import { isAllowed, LABELS_OF_FOODS, type Label } from '#domain/nutrition/diet-rules.ts'
import type { FoodTrait } from '#domain/nutrition/food.ts'
import type { NutrientKey, Nutrients } from '#domain/nutrition/nutrients.ts'
import { createFit, type DishWords } from './dish-words.ts'
import type { Replacement } from './replacement.ts'

export interface SwapFood {
  id: number
  name: string
  traits: readonly FoodTrait[]
  mayContain?: readonly FoodTrait[] | undefined
  nutrients: Nutrients
  priceCentsPer100g: number | null
  edibleShare: number
}

export interface SwapIngredient {
  name: string
  /** Null for a food that we don't know. */
  food: SwapFood | null
  /** For the whole dish: in it, eaten, and as bought. 0 if unknown or to taste. */
  grams: number
  eatenGrams: number
  boughtGrams: number
}

export interface SwapDish extends DishWords {
  servings: number
  ingredients: readonly SwapIngredient[]
}

export const SWAP_NUTRIENTS = [
  'calories',
  'protein',
  'fiber',
  'carbohydrates',
  'sugar',
  'fat',
  'saturatedFat',
  'sodium',
] as const satisfies readonly NutrientKey[]
export type SwapNutrient = (typeof SWAP_NUTRIENTS)[number]

/** From this difference per serving on, it is worth a word: about a twentieth of a day's reference value. */
const WORTH: Record<SwapNutrient, number> = {
  calories: 40,
  protein: 3,
  fiber: 1.5,
  carbohydrates: 10,
  sugar: 3,
  fat: 4,
  saturatedFat: 1,
  sodium: 100,
}
const WORTH_CENTS = 15

/** What a swap does to the dish. */
export interface SwapEffect {
  /** Per serving, only what is worth a word. */
  changes: Partial<Record<SwapNutrient, number>>
  priceCents: number | null
  /** Labels that the dish has with it and hadn't before, and the other way round. */
  gained: Label[]
  lost: Label[]
  /** Allergens that leave the dish, and that come into it. */
  without: string[]
  adds: string[]
}

export interface Swap extends SwapEffect {
  /** Position of the ingredient. */
  ingredient: number
  parts: { food: SwapFood; grams: number }[]
  taste: string
  method: string
}

const labelsOf = (foods: readonly SwapFood[]): Label[] =>
  LABELS_OF_FOODS.filter((label) => foods.every(({ traits }) => isAllowed(label, new Set(traits))))

const newIn = <T>(list: readonly T[], before: readonly T[]): T[] => list.filter((item) => !before.includes(item))

const allergens = (foods: readonly AllergenFood[]): string[] => {
  const { contains, mayContain } = allergensOf(foods)
  return [...contains, ...mayContain]
}

export function swapsOf(dish: SwapDish, replacements: readonly Replacement[], foodOf: (id: number) => SwapFood | null) {
  const known = dish.ingredients.flatMap(({ food }) => (food ? [food] : []))
  /** With an unknown ingredient, no label can be promised. */
  const isComplete = known.length === dish.ingredients.length
  const fits = createFit(dish)
  const swaps: Swap[] = []
  for (const [at, ingredient] of dish.ingredients.entries()) {
    const { food, grams } = ingredient
    if (!food || grams <= 0) continue
    for (const replacement of replacements) {
      if (replacement.foodId !== food.id || !fits(ingredient.name, replacement)) continue
      const parts = partsOf(replacement, grams, foodOf)
      if (!parts) continue
      const others = dish.ingredients.flatMap(({ food: other }, place) => (other && place !== at ? [other] : []))
      const after = [...others, ...parts.map((part) => part.food)]
      const [labelsBefore, labelsAfter] = [labelsOf(known), labelsOf(after)]
      const [allergensBefore, allergensAfter] = [allergens(known), allergens(after)]
      swaps.push({
        ingredient: at,
        parts,
        taste: replacement.taste,
        method: replacement.method,
        changes: changesOf(dish, ingredient, parts),
        priceCents: worthCents(priceChange(dish, ingredient, parts)),
        gained: isComplete ? newIn(labelsAfter, labelsBefore) : [],
        lost: newIn(labelsBefore, labelsAfter),
        without: newIn(allergensBefore, allergensAfter),
        adds: newIn(allergensAfter, allergensBefore),
      })
    }
  }
  return swaps
}

type Parts = Swap['parts']

/** What stands in for so many grams; null if a food isn't known. */
export function partsOf({ parts }: Replacement, grams: number, foodOf: (id: number) => SwapFood | null): Parts | null {
  const known = parts.flatMap(({ foodId, grams: per100 }) => {
    const food = foodOf(foodId)
    return food ? [{ food, grams: (grams * per100) / 100 }] : []
  })
  return known.length === parts.length ? known : null
}

/** What a serving has more or less of with the parts in place of an ingredient; null if it isn't known of one of the foods. */
export function nutrientChange(
  { servings }: Pick<SwapDish, 'servings'>,
  { food, grams, eatenGrams }: SwapIngredient,
  parts: Parts,
  key: keyof Nutrients,
): number | null {
  const amounts = [...parts.map((part) => part.food.nutrients[key]), food?.nutrients[key]]
  if (amounts.includes(undefined)) return null // unknown isn't zero
  const eaten = eatenGrams / grams
  const after = parts.reduce((sum, part) => sum + ((part.food.nutrients[key] ?? 0) * part.grams * eaten) / 100, 0)
  return (after - ((food?.nutrients[key] ?? 0) * eatenGrams) / 100) / servings
}

function changesOf(dish: SwapDish, ingredient: SwapIngredient, parts: Parts) {
  const changes: Swap['changes'] = {}
  for (const key of SWAP_NUTRIENTS) {
    const change = nutrientChange(dish, ingredient, parts, key)
    if (change !== null && Math.abs(change) >= WORTH[key]) changes[key] = change
  }
  return changes
}

/** In cents per serving; null if a price isn't known. */
export function priceChange(
  { servings }: Pick<SwapDish, 'servings'>,
  { food, boughtGrams }: SwapIngredient,
  parts: Parts,
): number | null {
  const before = food?.priceCentsPer100g ?? null
  if (before === null || parts.some((part) => part.food.priceCentsPer100g === null)) return null
  const after = parts.reduce(
    (sum, part) => sum + ((part.food.priceCentsPer100g ?? 0) * part.grams) / part.food.edibleShare / 100,
    0,
  )
  return (after - (before * boughtGrams) / 100) / servings
}

const worthCents = (change: number | null): number | null =>
  change !== null && Math.abs(change) >= WORTH_CENTS ? change : null
