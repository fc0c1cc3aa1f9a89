// Recipes with unusual numbers, for a cook to check.

import { KCAL_PER_GRAM } from '#domain/nutrition/macros.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'

export interface Outlier {
  file: string
  reason: string
}

const CALORIES = { least: 60, most: 1100 }
const GRAMS = { least: 40, most: 900 }
/** Share by which the energy from macros may differ from the energy of the foods. */
const MACRO_GAP = 0.15

function reasonsOf(recipe: CatalogueRecipe): string[] {
  const { nutrients, weightGrams, priceCents, co2eKg } = recipeFacts(recipe)
  const { calories = 0, protein = 0, fat = 0, carbohydrates = 0 } = nutrients
  const reasons: string[] = []
  if (calories < CALORIES.least || calories > CALORIES.most) reasons.push(`${Math.round(calories)} kcal per serving`)
  if (weightGrams < GRAMS.least || weightGrams > GRAMS.most) reasons.push(`${Math.round(weightGrams)} g per serving`)
  const fromMacros = protein * KCAL_PER_GRAM.protein + fat * KCAL_PER_GRAM.fat + carbohydrates * KCAL_PER_GRAM.carbs
  const gap = calories === 0 ? 0 : fromMacros / calories - 1
  if (Math.abs(gap) > MACRO_GAP) {
    const percent = `${gap > 0 ? '+' : ''}${Math.round(gap * 100)} %`
    const why = recipe.ingredients.some(({ food }) => food.traits.has('alcohol')) ? ' (it has alcohol)' : ''
    reasons.push(`energy from macros is ${percent} off its ${Math.round(calories)} kcal${why}`)
  }
  if (priceCents === null) reasons.push('no price: too many foods without one')
  if (co2eKg === null) reasons.push('no CO2e: too many foods without a figure')
  return reasons
}

export function catalogueOutliers(recipes: readonly CatalogueRecipe[]): Outlier[] {
  return recipes.flatMap((recipe) => reasonsOf(recipe).map((reason) => ({ file: recipe.file, reason })))
}
