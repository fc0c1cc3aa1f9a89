// The recipe data provider's JSON, as both of our sources answer it.
import type { MealSlot } from '#domain/plan/meal-slots.ts'

export interface ProviderNutrient {
  name: string
  amount: number
  unit: string
  percentOfDailyNeeds?: number
}

export interface ProviderNutrition {
  nutrients: ProviderNutrient[]
  properties: { name: string; amount: number; unit: string }[]
  flavonoids: { name: string; amount: number; unit: string }[]
  ingredients?: { id: number; name: string; amount: number; unit: string; nutrients: ProviderNutrient[] }[]
  caloricBreakdown: { percentProtein: number; percentFat: number; percentCarbs: number }
  weightPerServing: { amount: number; unit: 'g' }
}

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
  measures: { us: ProviderMeasure; metric: ProviderMeasure }
}

export interface ProviderStep {
  number: number
  step: string
  ingredients: { id: number; name: string; localizedName: string; image: string }[]
  equipment: { id: number; name: string; localizedName: string; image: string }[]
  length?: { number: number; unit: string }
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
  aggregateLikes: number
  healthScore: number
  /** US cents; 0 when too many of its foods have no price. */
  pricePerServing: number
  /** Ours alone: kg of CO2e, missing when unknown. */
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
  /** Ours alone: the day, YYYY-MM-DD. */
  datePublished?: string
  nutrition?: ProviderNutrition
}

export interface SearchResult {
  id: number
  title: string
  image: string
  imageType: string
}

export interface SearchAnswer {
  results: (SearchResult & Partial<RecipeInformation>)[]
  offset: number
  number: number
  totalResults: number
}

export interface FoodSearchAnswer {
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
  estimatedCost: { value: number; unit: 'US Cents' }
  consistency: string
  aisle: string
  image: string
  meta: string[]
  categoryPath: string[]
  nutrition?: ProviderNutrition
}

export interface PlannedMeal {
  id: number
  title: string
  image: string
  imageType: string
  readyInMinutes: number
  servings: number
  sourceUrl: string
  /** Ours alone, like the four figures per serving that follow. */
  slot?: MealSlot
  calories?: number
  protein?: number
  fat?: number
  carbohydrates?: number
}

export interface PlannedDay {
  meals: PlannedMeal[]
  nutrients: { calories: number; protein: number; fat: number; carbohydrates: number }
}

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type PlannedWeek = { week: Record<(typeof WEEKDAYS)[number], PlannedDay> }

export interface ProviderFailure {
  status: 'failure'
  code: number
  message: string
}
