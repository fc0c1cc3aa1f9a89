// The recipe data provider's JSON, as both of our sources return it.

import type { Allergens } from '#domain/nutrition/allergens.ts'
import type { LabelNote } from '#domain/nutrition/label-notes.ts'
import type { ProviderNutrition } from '#domain/nutrition/provider-nutrition.ts'
import type { StepMeasure } from './step-measure.ts'

export interface ProviderMeasure {
  amount: number
  unitShort: string
  unitLong: string
}

export interface ProviderIngredient {
  id: number
  aisle: string
  image: string
  consistency: string
  name: string
  nameClean: string
  original: string
  originalName: string
  amount: number
  unit: string
  meta: string[]
  /** Ours alone: what one can weighs in this recipe, drained if the recipe drains it. */
  canGrams?: number
  measures: { us: ProviderMeasure; metric: ProviderMeasure }
}

export interface ProviderStep {
  number: number
  step: string
  ingredients: { id: number; name: string; localizedName: string; image: string }[]
  equipment: { id: number; name: string; localizedName: string; image: string }[]
  length?: { number: number; unit: string }
  /** Ours alone: where the text gives an amount, so that it can be converted. */
  amounts?: StepMeasure[]
}

export interface RecipeInformation {
  id: number
  title: string
  image: string
  imageType: string
  servings: number
  readyInMinutes: number
  preparationMinutes: number | null
  cookingMinutes: number | null
  license: string
  sourceName: string
  creditsText: string
  sourceUrl: string
  /** The provider's own client requires the next four. */
  spoonacularSourceUrl: string
  spoonacularScore: number
  weightWatcherSmartPoints: number
  gaps: string
  aggregateLikes: number
  healthScore: number
  /** US cents; 0 if too many of its foods have no price. */
  pricePerServing: number
  /** Ours alone: kg of CO2e, missing if unknown. */
  co2eKgPerServing?: number
  vegetarian: boolean
  vegan: boolean
  glutenFree: boolean
  dairyFree: boolean
  veryHealthy: boolean
  cheap: boolean
  veryPopular: boolean
  sustainable: boolean
  lowFodmap: boolean
  cuisines: string[]
  dishTypes: string[]
  diets: string[]
  occasions: string[]
  instructions: string
  analyzedInstructions: { name: string; steps: ProviderStep[] }[]
  extendedIngredients: ProviderIngredient[]
  summary: string
  /** Ours alone: the date, YYYY-MM-DD. */
  datePublished?: string
  /** Ours alone: what a foreign-language title means. */
  gloss?: string
  /** Ours alone: "lunchbox", "freezes well". */
  tags?: string[]
  /** Ours alone. */
  allergens?: Allergens
  /** Ours alone: "air fryer", "slow cooker". */
  specialEquipment?: string[]
  /** By the rule of docs/claims.md, from 4 years on. */
  forChildren?: true
  /** 0 to 100: how much of the price comes from our own estimates. */
  estimatedPricePercent?: number
  /** Ours alone: sentences to read after the steps. */
  notes?: string[]
  /** Ours alone: what a diet label depends on. */
  labelNotes?: LabelNote[]
  nutrition?: ProviderNutrition
}

export interface SearchResult {
  id: number
  title: string
  image: string
  imageType: string
}

export interface SearchResponse {
  results: (SearchResult & Partial<RecipeInformation>)[]
  offset: number
  number: number
  totalResults: number
  /** Ours alone: words of `excludeIngredients` that don't match a known food. */
  unknownExclusions?: string[]
}

export interface FoodSearchResponse {
  results: { id: number; name: string; image: string; aisle?: string; possibleUnits?: string[] }[]
  offset: number
  number: number
  totalResults: number
}

export interface FoodInformation {
  id: number
  original: string
  originalName: string
  name: string
  amount: number
  unit: string
  unitShort: string
  unitLong: string
  possibleUnits: string[]
  /** The units it is bought in. */
  shoppingListUnits: string[]
  estimatedCost: { value: number; unit: 'US Cents' }
  consistency: string
  aisle: string
  image: string
  meta: string[]
  categoryPath: string[]
  nutrition?: ProviderNutrition
}

export interface ProviderFailure {
  status: 'failure'
  code: number
  message: string
}
