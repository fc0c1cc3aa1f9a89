// A recipe to shop for or to log, wherever it is kept: on the site, or on this device.
import type { QueryClient } from '@tanstack/react-query'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'

/** Null when there is no such recipe any more. */
export async function anyRecipe(client: QueryClient, id: RecipeId): Promise<RecipeDetail | null> {
  if (!isCustomRecipeId(id)) return client.fetchQuery(recipeQueries.one(id))
  return (await import('./own-recipe-detail.ts')).ownRecipeDetail(client, id)
}
