import type { Macros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'

/** Nutrition for the whole quantity. */
export interface EatenMeal extends Macros {
  /** Null if the row doesn't refer to a recipe that this site could have. */
  recipeId: RecipeId | null
  title: string
  mealType: MealSlot
  /** The member's own calendar day. */
  date: string
  quantity: number
  /** The planned meal it was logged from; null if it wasn't planned. */
  scheduleId: number | null
  /** All nutrients we know, for the whole quantity; null for an entry from before they were stored. */
  nutrients: Nutrients | null
}

export interface RecipeToLog {
  id: RecipeId
  title: string
  nutrition: Macros
  nutrients: readonly { name: string; amount: number }[]
}
