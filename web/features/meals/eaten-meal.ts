import type { Macros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'

/** Nutrition for the whole quantity. */
export interface EatenMeal extends Macros {
  /** Null when the row names no recipe that this site could have. */
  recipeId: RecipeId | null
  title: string
  mealType: MealSlot
  /** The member's own calendar day. */
  date: string
  quantity: number
  /** The planned meal it was logged from; null when it was not planned. */
  scheduleId: number | null
  /** All nutrients we know, of the whole quantity; null for an entry from before they were kept. */
  nutrients: Nutrients | null
}

export interface RecipeToLog {
  id: RecipeId
  title: string
  nutrition: Macros
  nutrients: readonly { name: string; amount: number }[]
}
