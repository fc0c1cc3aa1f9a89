// One of the device's own recipes with its nutrition, in the same format as every other recipe. Loaded on demand.
import type { QueryClient } from '@tanstack/react-query'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import { withLines } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

/** Null if this device has no such recipe. */
export async function ownRecipeDetail(client: QueryClient, id: RecipeId): Promise<RecipeDetail | null> {
  const recipe = useCustomRecipes.getState().byId(id)
  if (!recipe) return null
  const analysis = await client.ensureQueryData(analysisQuery(recipe.ingredients, recipe.servings))
  return withLines(customRecipeView(recipe, analysis))
}
