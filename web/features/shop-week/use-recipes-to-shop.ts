import { useQueries } from '@tanstack/react-query'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import type { RecipeToShop } from '#domain/shopping/week-shopping.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'

/** The recipes of a week with their ingredients; those that no longer exist or cannot be read are told apart. */
export function useRecipesToShop(ids: readonly RecipeId[], ownRecipe: (id: RecipeId) => RecipeToShop | null) {
  const fetched = ids.filter((id) => !isCustomRecipeId(id))
  const answers = useQueries({ queries: fetched.map((id) => recipeQueries.one(id)) })
  const own = ids.filter(isCustomRecipeId).flatMap((id) => ownRecipe(id) ?? [])
  const found = answers.flatMap(({ data }): RecipeToShop[] => {
    if (!data) return []
    const ingredients = data.ingredients.map(({ name, quantity, unit }) => ({ name, amount: quantity, unit }))
    return [{ id: data.id, title: data.title, servings: data.servings, ingredients }]
  })
  const isPending = answers.some((answer) => answer.isPending)
  const known = new Set([...found, ...own].map(({ id }) => id))
  return {
    found: [...found, ...own],
    isPending,
    missing: new Set(isPending ? [] : ids.filter((id) => !known.has(id))),
  }
}
