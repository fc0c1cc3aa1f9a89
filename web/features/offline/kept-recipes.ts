// Recipes that the service worker has cached for offline use.
import { queryOptions } from '@tanstack/react-query'
import { objectOf, textOf } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe/recipe-id.ts'
import { KEPT_RECIPES } from '#web/device/offline.ts'

export interface KeptRecipe {
  id: RecipeId
  title: string
}

async function readKeptRecipes(): Promise<KeptRecipe[]> {
  if (!('caches' in window) || !(await caches.has(KEPT_RECIPES))) return []
  const kept = await caches.open(KEPT_RECIPES)
  const answers = await Promise.all((await kept.keys()).map(async (request) => (await kept.match(request))?.json()))
  return answers
    .map((answer) => ({ id: recipeId(objectOf(answer).id), title: textOf(objectOf(answer).title) }))
    .filter((recipe): recipe is KeptRecipe => recipe.id !== null && recipe.title !== '')
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

export const keptRecipesQuery = queryOptions({
  queryKey: ['offline', 'kept-recipes'],
  queryFn: readKeptRecipes,
  staleTime: 0,
})
