// The recipe data provider's JSON, as both of our sources return it.
import type { Allergens } from '#domain/nutrition/allergens.ts'
import type { LabelNote } from '#domain/nutrition/label-notes.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import type { UnmetPreference } from '#domain/plan/plan-unmet.ts'
import type { WEEKDAYS } from '#domain/time/weekdays.ts'
import type { StepMeasure } from './step-measure.ts'

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

export interface PlannedMeal {
  id: number
  title: string
  image: string
  imageType: string
  readyInMinutes: number
  servings: number
  sourceUrl: string
  /** Ours alone, like everything below. */
  slot?: MealSlot
  /** Servings for each person, in quarters. */
  portion?: number
  /** The meal that is reheated here; null for one that is cooked. */
  leftoverOf?: { day: (typeof WEEKDAYS)[number]; slot: MealSlot } | null
  minutesToCook?: number
  /** For everybody at the table, including leftovers. */
  servingsToCook?: number
  /** For the portion, not per serving. */
  calories?: number
  protein?: number
  fat?: number
  carbohydrates?: number
  fiber?: number
  /** mg */
  sodium?: number
  saturatedFat?: number
  /** US dollars */
  price?: number
}

/** Our own planner's notes on a plan. */
export interface PlanNotes {
  /** Wishes that the plan doesn't meet. */
  unmet?: UnmetPreference[]
  /** The wish whose removal would help most; null if all are met. */
  bestToDrop?: { preference: string; sentence: string } | null
  /** Words in `exclude` that don't match a known food. */
  unknownExclusions?: string[]
  /** Own recipes from the request that can't be planned, with the unknown ingredient. */
  ownLeftOut?: { id: number; title: string; ingredient: string }[]
  /** Gives the same plan again. */
  seed?: number
}

export interface PlannedDay extends PlanNotes {
  meals: PlannedMeal[]
  /** For one person. The last four are ours alone: g, mg, g, US dollars. */
  nutrients: {
    calories: number
    protein: number
    fat: number
    carbohydrates: number
    fiber?: number
    sodium?: number
    saturatedFat?: number
    price?: number
  }
  minutesToCook?: number
}

export interface PlannedWeek extends PlanNotes {
  week: Record<(typeof WEEKDAYS)[number], PlannedDay>
}

export interface ProviderFailure {
  status: 'failure'
  code: number
  message: string
}
