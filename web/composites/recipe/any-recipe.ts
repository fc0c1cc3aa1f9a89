// A recipe to shop for or to log, from the site or from this device.
import type { QueryClient } from '@tanstack/react-query'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'

/** Null if the recipe no longer exists. */
export async function anyRecipe(client: QueryClient, id: RecipeId): Promise<RecipeDetail | null> {
  if (!isCustomRecipeId(id)) return client.fetchQuery(recipeQueries.one(id))
  return (await import('#web/composites/own-recipes/own-recipe-detail.ts')).ownRecipeDetail(client, id)
}
