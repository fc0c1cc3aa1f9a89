// The recipes that this device can show without a network, as the service worker keeps them.
import { queryOptions } from '@tanstack/react-query'
import { KEPT_RECIPES } from '#web/device/offline.ts'

export interface KeptRecipe {
  id: string
  title: string
}

async function readKeptRecipes(): Promise<KeptRecipe[]> {
  if (!('caches' in window) || !(await caches.has(KEPT_RECIPES))) return []
  const kept = await caches.open(KEPT_RECIPES)
  const answers = await Promise.all((await kept.keys()).map(async (request) => (await kept.match(request))?.json()))
  return answers
    .filter((answer) => answer?.id && answer.title)
    .map(({ id, title }) => ({ id: String(id), title: String(title) }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

export const keptRecipesQuery = queryOptions({
  queryKey: ['offline', 'kept-recipes'],
  queryFn: readKeptRecipes,
  staleTime: 0,
})
