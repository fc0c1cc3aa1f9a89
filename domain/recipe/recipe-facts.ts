// Everything that follows from a recipe's ingredients, per serving.

import { type DietProfile, dietProfile } from '#domain/nutrition/diet-rules.ts'
import type { FoodTrait } from '#domain/nutrition/food.ts'
import { co2eKg, isSustainable } from '#domain/nutrition/footprint.ts'
import { healthScore, isVeryHealthy } from '#domain/nutrition/health-score.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { type EnergyShares, energyShares, sumNutrients } from '#domain/nutrition/nutrition.ts'
import { isCheap, priceCents } from '#domain/nutrition/price.ts'
import type { CatalogueRecipe, RecipeIngredient } from './catalogue-recipe.ts'

export interface RecipeFacts {
  nutrients: Nutrients
  shares: EnergyShares
  weightGrams: number
  /** Sugar of foods that are sugar, or made with it. */
  addedSugarGrams: number
  diet: DietProfile
  healthScore: number
  veryHealthy: boolean
  priceCents: number | null
  cheap: boolean
  co2eKg: number | null
  sustainable: boolean
}

const SWEETENED: readonly FoodTrait[] = ['added-sugar', 'sweetener', 'honey']

const eatenGrams = (ingredient: RecipeIngredient): number => ingredient.grams * ingredient.eatenShare

function addedSugar(ingredients: readonly RecipeIngredient[]): number {
  return ingredients
    .filter(({ food }) => SWEETENED.some((trait) => food.traits.has(trait)))
    .reduce((grams, ingredient) => grams + ((ingredient.food.nutrients.sugar ?? 0) * eatenGrams(ingredient)) / 100, 0)
}

export function recipeFacts(recipe: CatalogueRecipe): RecipeFacts {
  const { ingredients, servings } = recipe
  const nutrients = sumNutrients(
    ingredients.map((ingredient) => ({
      nutrients: ingredient.food.nutrients,
      grams: eatenGrams(ingredient) / servings,
    })),
  )
  const shares = energyShares(nutrients)
  const addedSugarGrams = addedSugar(ingredients) / servings
  const score = healthScore(nutrients, addedSugarGrams)
  const bought = ingredients.map(({ food, boughtGrams }) => ({ ...food, boughtGrams: boughtGrams / servings }))
  const price = priceCents(bought)
  const footprint = co2eKg(bought)
  return {
    nutrients,
    shares,
    weightGrams: ingredients.reduce((grams, ingredient) => grams + eatenGrams(ingredient), 0) / servings,
    addedSugarGrams,
    diet: dietProfile(
      ingredients.map(({ food }) => food.traits),
      shares,
    ),
    healthScore: score,
    veryHealthy: isVeryHealthy(score, nutrients, addedSugarGrams),
    priceCents: price,
    cheap: isCheap(price),
    co2eKg: footprint,
    sustainable: isSustainable(footprint, recipe.dishTypes),
  }
}
