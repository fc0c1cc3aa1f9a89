// Everything calculated from a recipe's ingredients, per serving.

import { type DietProfile, dietProfile } from '#domain/nutrition/diet-rules.ts'
import type { FoodTrait } from '#domain/nutrition/food.ts'
import { co2eKg, isSustainable } from '#domain/nutrition/footprint.ts'
import { healthScore, isVeryHealthy } from '#domain/nutrition/health-score.ts'
import type { EnergyShares, Nutrients } from '#domain/nutrition/nutrients.ts'
import { energyShares, sumNutrients } from '#domain/nutrition/nutrition.ts'
import { estimatedPriceShare, isCheap, priceCents } from '#domain/nutrition/price.ts'
import { eatenWeight } from '#domain/nutrition/produce.ts'
import type { CatalogueRecipe, RecipeIngredient } from './catalogue-recipe.ts'

export interface RecipeFacts {
  nutrients: Nutrients
  shares: EnergyShares
  /** As eaten: pasta, rice and dried beans with the water that they take up. */
  weightGrams: number
  /** Sugar from foods that are sugar or contain added sugar. */
  addedSugarGrams: number
  diet: DietProfile
  healthScore: number
  veryHealthy: boolean
  /** In 2026 US dollars. */
  priceCents: number | null
  /** 0..1: how much of it comes from our own estimates. */
  estimatedPriceShare: number
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

const isRedMeat = ({ food: { traits } }: RecipeIngredient): boolean => traits.has('meat') && !traits.has('poultry')

/** Foods whose fat is mostly unsaturated: their saturated fat doesn't count against a dish. */
const KIND_FATS: readonly FoodTrait[] = ['fish', 'tree-nut', 'peanut', 'sesame', 'soy']

function limitedSaturatedFat(ingredients: readonly RecipeIngredient[]): number {
  return ingredients
    .filter(({ food }) => food.aisle !== 'Nuts' && !KIND_FATS.some((trait) => food.traits.has(trait)))
    .reduce((grams, item) => grams + ((item.food.nutrients.saturatedFat ?? 0) * eatenGrams(item)) / 100, 0)
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
  const eaten = eatenWeight(ingredients.map((ingredient) => ({ food: ingredient.food, grams: eatenGrams(ingredient) })))
  const weightGrams = eaten.grams / servings
  const score = healthScore({
    nutrients,
    servingGrams: weightGrams,
    produceShare: eaten.produceShare,
    hasRedMeat: ingredients.some(isRedMeat),
    isDrink: recipe.dishTypes.includes('beverage'),
    dishTypes: recipe.dishTypes,
    addedSugarGrams,
    limitedSaturatedFatGrams: limitedSaturatedFat(ingredients) / servings,
  })
  const bought = ingredients.map(({ food, boughtGrams }) => ({ ...food, boughtGrams: boughtGrams / servings }))
  const price = priceCents(bought)
  const footprint = co2eKg(bought)
  return {
    nutrients,
    shares,
    weightGrams,
    addedSugarGrams,
    diet: dietProfile(
      ingredients.map((ingredient) => ({
        traits: ingredient.food.traits,
        fodmaps: ingredient.food.fodmaps,
        grams: eatenGrams(ingredient) / servings,
      })),
      shares,
    ),
    healthScore: score,
    veryHealthy: isVeryHealthy(score),
    priceCents: price,
    estimatedPriceShare: estimatedPriceShare(bought),
    cheap: isCheap(price),
    co2eKg: footprint,
    sustainable: isSustainable(footprint, recipe.dishTypes),
  }
}
