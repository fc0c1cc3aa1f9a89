import { useQuery } from '@tanstack/react-query'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import type { RecipeToShop } from '#domain/shopping/week-shopping.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'

/** The week's recipes with their ingredients; missing and unreadable ones are listed separately. */
export function useRecipesToShop(ids: readonly RecipeId[], ownRecipe: (id: RecipeId) => RecipeToShop | null) {
  const fetched = ids.filter((id) => !isCustomRecipeId(id))
  const { data = [], isLoading: isPending } = useQuery(recipeQueries.many(fetched))
  const own = ids.filter(isCustomRecipeId).flatMap((id) => ownRecipe(id) ?? [])
  const found = data.map(({ id, title, servings, ingredients }): RecipeToShop => {
    const bought = ingredients.map(({ name, quantity, unit }) => ({ name, amount: quantity, unit }))
    return { id, title, servings, ingredients: bought }
  })
  const known = new Set([...found, ...own].map(({ id }) => id))
  return {
    found: [...found, ...own],
    isPending,
    missing: new Set(isPending ? [] : ids.filter((id) => !known.has(id))),
  }
}
