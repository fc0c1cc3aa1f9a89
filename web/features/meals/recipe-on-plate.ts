// A recipe as it is on a plate that has something else in it.
import { readLoggableFood } from '#domain/diary/loggable-food.ts'
import { type PlateSwap, swapsParameter } from '#domain/kitchen/plate.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { apiGet } from '#web/data/api.ts'
import type { RecipeToLog } from './eaten-meal.ts'
import { nutrientsPerServing } from './log-servings.ts'

interface OnPlate<Recipe> {
  recipe: Recipe
  perServing: Promise<Nutrients>
}

/** Of a serving with these swaps; null without a network. */
export async function nutrientsOnPlate(id: RecipeId, swaps: readonly PlateSwap[]): Promise<Nutrients | null> {
  const response = await apiGet(`/diary/recipes/${id}`, { plate: swapsParameter(swaps) }).catch(() => null)
  return readLoggableFood(response)?.nutrients ?? null
}

export const macrosOf = ({ calories = 0, protein = 0, carbohydrates: carbs = 0, fat = 0 }: Nutrients): Macros => ({
  ...{ calories, protein, carbs, fat },
})

/** Without a network, as the recipe is written. */
export async function recipeOnPlate<Recipe extends RecipeToLog>(
  recipe: Recipe,
  swaps: readonly PlateSwap[] = [],
  written = nutrientsPerServing(recipe),
): Promise<OnPlate<Recipe>> {
  const nutrients = swaps.length === 0 ? null : await nutrientsOnPlate(recipe.id, swaps)
  if (!nutrients) return { recipe, perServing: written }
  return {
    recipe: { ...recipe, nutrition: { ...recipe.nutrition, ...macrosOf(nutrients) } },
    perServing: Promise.resolve(nutrients),
  }
}
