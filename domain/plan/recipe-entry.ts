// A recipe as a schedule entry.
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import type { PlannedEntry } from './schedule-entry.ts'

export type RecipeToPlan = Pick<RecipeCard, 'id' | 'title' | 'image' | 'dishTypes'> & {
  nutrition: { calories: number }
}

/** An entry that has no day yet. */
export type UnplacedEntry = Omit<PlannedEntry, 'date' | 'mealType'>

export const recipeEntry = (recipe: RecipeToPlan): UnplacedEntry => ({
  recipeId: recipe.id,
  title: recipe.title,
  image: pictureSources(recipe).src,
  servings: 1,
  calories: Math.round(recipe.nutrition.calories) || 0,
})

const SNACK_TYPES = ['snack', 'dessert', 'beverage']

/** The meal that most people would plan it for. */
export function usualMeal({ dishTypes }: Pick<RecipeToPlan, 'dishTypes'>): MealSlot {
  if (dishTypes.includes('breakfast')) return 'breakfast'
  if (dishTypes.includes('main course')) return 'dinner'
  return dishTypes.some((type) => SNACK_TYPES.includes(type)) ? 'snack' : 'dinner'
}
