import type { RecipeId } from '#domain/recipe-id.ts'

export interface CustomIngredient {
  name: string
  amount: number
  unit: string
  /** Another own recipe that this ingredient is: the unit is "batch" or "servings". Only as it was written. */
  of?: RecipeId
  /** The title of the recipe inside this one that it belongs to. */
  part?: string
}
