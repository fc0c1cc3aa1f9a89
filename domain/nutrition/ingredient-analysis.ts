// Nutrition of an ingredient list, and which ingredients are unknown or couldn't be weighed.

import type { ViewNutrient } from '#domain/nutrition/nutrition-facts.ts'
import { allergensOf, type KnownAllergens } from './allergens.ts'
import type { FoodTrait } from './food.ts'

export interface AnalysedIngredient {
  name: string
  /** The matched food, or null. */
  food: string | null
  /** Null if the food or the unit is unknown. */
  grams: number | null
  traits: FoodTrait[]
  /** What it may contain besides, depending on the product. */
  mayContain?: readonly FoodTrait[]
}

export interface IngredientAnalysis {
  ingredients: AnalysedIngredient[]
  /** Per serving, for the known ingredients. */
  nutrients: ViewNutrient[]
}

/** How many ingredients aren't counted. */
export const uncountedIngredients = ({ ingredients }: IngredientAnalysis): number =>
  ingredients.filter(({ grams }) => grams === null).length

/** "1 ingredient isn’t in our food data, so the real numbers are higher." */
export const uncountedText = (uncounted: number): string =>
  `${uncounted === 1 ? '1 ingredient isn’t' : `${uncounted} ingredients aren’t`} in our food data, so the real numbers are higher.`

export function analysedAllergens({ ingredients }: IngredientAnalysis): KnownAllergens {
  const known = ingredients.flatMap(({ food, traits, mayContain }) =>
    food === null ? [] : [{ name: food, traits, mayContain }],
  )
  return { ...allergensOf(known), unknown: ingredients.length - known.length }
}

const CHANGING =
  /^(?:vegan|vegetarian|veggie|meatless|plant(?:-based)?|mock|imitation|faux|fake|flax|chia|soya?|root|.+-free)$/i

/** A word before a food's name that makes it a different food: "vegan cream cheese". */
export const changesFood = (word: string): boolean => CHANGING.test(word)

/** Increasingly shorter interpretations of typed text: "2 organic free-range eggs, beaten" → "eggs". */
export function nameReadings(name: string): string[] {
  const core = name
    .replace(/\([^()]*\)/g, ' ')
    .split(',', 1)
    .join('')
    .trim()
  const words = core.split(/\s+/).filter(Boolean).slice(-6)
  return words.map((_, from) => words.slice(from).join(' '))
}
