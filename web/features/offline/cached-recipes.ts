// Recipes that the service worker has cached for offline use.
import { queryOptions } from '@tanstack/react-query'
import { objectOf, textOf } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { KEPT_RECIPES } from '#web/device/offline.ts'

export interface CachedRecipe {
  id: RecipeId
  title: string
}

async function readCachedRecipes(): Promise<CachedRecipe[]> {
  if (!('caches' in window) || !(await caches.has(KEPT_RECIPES))) return []
  const cache = await caches.open(KEPT_RECIPES)
  const responses = await Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.json()))
  return responses
    .map((response) => ({ id: recipeId(objectOf(response).id), title: textOf(objectOf(response).title) }))
    .filter((recipe): recipe is CachedRecipe => recipe.id !== null && recipe.title !== '')
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

export const cachedRecipesQuery = queryOptions({
  queryKey: ['offline', 'kept-recipes'],
  queryFn: readCachedRecipes,
  staleTime: 0,
})
