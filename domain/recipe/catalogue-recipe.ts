// A recipe of our own catalogue, parsed and resolved: every ingredient is a food with grams.
import type { Food } from '#domain/nutrition/food.ts'

export interface RecipeIngredient {
  food: Food
  /** As written in the file: "red onion". */
  name: string
  /** For the whole recipe; 0 with a unit of '' means "to taste". */
  amount: number
  /** 'g', 'ml', 'tbsp', 'clove', '' for pieces ... */
  unit: string
  /** Edible grams for the whole recipe, without peel, bones and shells. Nutrients use grams × eatenShare. */
  grams: number
  /** Grams as bought (grams ÷ the food's edible share). Price and CO2e use these. */
  boughtGrams: number
  /** "finely chopped": also tells the studio how the food is cut. */
  preparation: string
  /** 0..1: below 1 if some of it is left behind (frying oil, a marinade). */
  eatenShare: number
  optional: boolean
}

/** How much of an ingredient one step uses, and where its text says so. */
export interface StepAmount {
  from: number
  to: number
  /** What the step calls it: "flour". */
  name: string
  /** "2 tbsp flour"; otherwise "flour (2 tbsp)". */
  amountFirst: boolean
  ingredient: RecipeIngredient
}

export interface RecipeStep {
  section: string
  /** Plain text with amounts written out. */
  text: string
  amounts: StepAmount[]
  ingredientNames: string[]
  equipment: string[]
  minutes: number | null
}

/** Why it works, what can be replaced, how long it keeps; in the order in which they are shown. */
export interface RecipeNotes {
  why?: string | undefined
  swap?: string | undefined
  storage?: string | undefined
}

export interface CatalogueRecipe {
  id: number
  slug: string
  /** Path below catalogue/recipes, for messages. */
  file: string
  title: string
  /** What a foreign-language title means, in English; '' if the title says it. */
  gloss: string
  tags: string[]
  /** The specific cuisine first, then its parents. */
  cuisines: string[]
  dishTypes: string[]
  servings: number
  preparationMinutes: number
  cookingMinutes: number
  readyInMinutes: number
  summary: string
  occasions: string[]
  /** "air fryer", "sheet pan": what it is written for, if not every kitchen has it. */
  equipment: string[]
  notes: RecipeNotes
  /** YYYY-MM-DD. */
  published: string
  /** Corrections for the picture from the file, if the studio's rules fail: studio/SCENE.md. */
  scene: Record<string, string | string[]>
  ingredients: RecipeIngredient[]
  steps: RecipeStep[]
}
