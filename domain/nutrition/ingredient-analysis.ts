// What a list of ingredients adds up to, and which of them could not be weighed or are not known.

import type { ViewNutrient } from '#domain/recipe/recipe-view.ts'
import type { FoodTrait } from './food.ts'

export interface AnalysedIngredient {
  name: string
  /** The food that it was taken for; null when none is known. */
  food: string | null
  /** Null when the food or the unit is not known. */
  grams: number | null
  traits: FoodTrait[]
}

export interface IngredientAnalysis {
  ingredients: AnalysedIngredient[]
  /** Per serving, of the ingredients that are known. */
  nutrients: ViewNutrient[]
}

/** How many ingredients the figures leave out. */
export const uncountedIngredients = ({ ingredients }: IngredientAnalysis): number =>
  ingredients.filter(({ grams }) => grams === null).length

/** Shorter and shorter readings of what somebody typed: "2 organic free-range eggs, beaten" → "eggs". */
export function nameReadings(name: string): string[] {
  const core = name
    .replace(/\([^()]*\)/g, ' ')
    .split(',', 1)
    .join('')
    .trim()
  const words = core.split(/\s+/).filter(Boolean).slice(-6)
  return words.map((_, from) => words.slice(from).join(' '))
}
