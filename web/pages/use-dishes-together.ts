// The recipes of several dishes: ours from the site, own ones from this device.
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import { withLines } from '#domain/recipe/ingredient-lines.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

export function useDishesTogether(ids: readonly RecipeId[]) {
  const own = useCustomRecipes((state) => state.recipes)
  const read = useQueries({
    queries: ids.filter((id) => !isCustomRecipeId(id)).map((id) => recipeQueries.one(id)),
    combine: (results) => ({
      recipes: results.flatMap(({ data }) => (data ? [data] : [])),
      isPending: results.some((result) => result.isPending),
      error: results.find((result) => result.error)?.error ?? null,
    }),
  })
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the ids, which are a new list every time
  const recipes = useMemo(() => {
    const mine = own.filter(({ id }) => ids.includes(id)).map((recipe) => withLines(customRecipeView(recipe)))
    const all = [...mine, ...read.recipes]
    return ids.map((id) => all.find((recipe) => recipe.id === id)).filter((recipe) => recipe !== undefined)
  }, [key, own, read.recipes])
  return { recipes, isPending: read.isPending, error: read.error }
}
