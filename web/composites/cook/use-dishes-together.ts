// The recipes of several dishes: ours from the site, own ones from this device.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import { withLines } from '#domain/recipe/ingredient-lines.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

const RETRY_MS = 5000

export function useDishesTogether(ids: readonly RecipeId[]) {
  const own = useCustomRecipes((state) => state.recipes)
  const fromSite = ids.filter((id) => !isCustomRecipeId(id))
  // One query, because useQueries would be part of every page's first load.
  const { data, isPending } = useQuery({
    queryKey: ['recipes', 'together', fromSite],
    queryFn: async ({ client }) => {
      const results = await Promise.allSettled(fromSite.map((id) => client.fetchQuery(recipeQueries.one(id))))
      return {
        recipes: results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : [])),
        error: results.find((result) => result.status === 'rejected')?.reason ?? null,
      }
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => state.data?.error && RETRY_MS,
  })
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the ids, which are a new list every time
  const recipes = useMemo(() => {
    const mine = own.filter(({ id }) => ids.includes(id)).map((recipe) => withLines(customRecipeView(recipe)))
    const all = [...mine, ...(data?.recipes ?? [])]
    return ids.map((id) => all.find((recipe) => recipe.id === id)).filter((recipe) => recipe !== undefined)
  }, [key, own, data])
  return { recipes, isPending, error: data?.error ?? null }
}
