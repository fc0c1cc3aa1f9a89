// The fields of a recipe that a card shows, with the provider's names.
import type { NutrientKey, Nutrients } from '#domain/nutrition/nutrients.ts'
import { providerNutrients } from '#domain/nutrition/nutrition.ts'
import type { ProviderNutrient } from '#domain/nutrition/provider-nutrition.ts'
import type { RecipeInformation } from './provider.ts'

const SHOWN = [
  'id',
  'title',
  'gloss',
  'image',
  'imageType',
  'readyInMinutes',
  'servings',
  'healthScore',
  'pricePerServing',
  'co2eKgPerServing',
  'vegetarian',
  'vegan',
  'glutenFree',
  'dairyFree',
  'veryHealthy',
  'cheap',
  'sustainable',
  'cuisines',
  'dishTypes',
  'diets',
] as const satisfies (keyof RecipeInformation)[]

const FIGURES: readonly NutrientKey[] = ['calories', 'protein', 'carbohydrates', 'fat']

export type RecipeCardFacts = Pick<RecipeInformation, (typeof SHOWN)[number]> & {
  /** Per serving. */
  nutrition: { nutrients: ProviderNutrient[] }
}

export function recipeCardFacts(recipe: RecipeInformation, nutrients: Nutrients): RecipeCardFacts {
  const shown = Object.fromEntries(SHOWN.map((key) => [key, recipe[key]]))
  return {
    ...(shown as Pick<RecipeInformation, (typeof SHOWN)[number]>), // built from exactly these keys
    nutrition: { nutrients: providerNutrients(nutrients, FIGURES) },
  }
}
