// A recipe as it is on a plate that has something else in it.
import { readLoggableFood } from '#domain/diary/loggable-food.ts'
import { type PlateSwap, swapsParameter } from '#domain/kitchen/plate.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { apiGet } from '#web/data/api.ts'
import type { RecipeToLog } from './eaten-meal.ts'
import { nutrientsPerServing } from './log-servings.ts'

interface OnPlate<Recipe> {
  recipe: Recipe
  perServing: Promise<Nutrients>
}

/** Without a network, as the recipe is written. */
export async function recipeOnPlate<Recipe extends RecipeToLog>(
  recipe: Recipe,
  swaps: readonly PlateSwap[] = [],
  written = nutrientsPerServing(recipe),
): Promise<OnPlate<Recipe>> {
  const asked = swaps.length === 0 ? null : apiGet(`/diary/recipes/${recipe.id}`, { plate: swapsParameter(swaps) })
  const nutrients = readLoggableFood(await asked?.catch(() => null))?.nutrients
  if (!nutrients) return { recipe, perServing: written }
  const { calories = 0, protein = 0, carbohydrates: carbs = 0, fat = 0 } = nutrients
  return {
    recipe: { ...recipe, nutrition: { ...recipe.nutrition, calories, protein, carbs, fat } },
    perServing: Promise.resolve(nutrients),
  }
}
