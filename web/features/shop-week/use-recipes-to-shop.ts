import { useQuery } from '@tanstack/react-query'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { asWritten, shoppingDrafts } from '#domain/recipe/ingredient-lines.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import type { RecipeToShop } from '#domain/shopping/week-shopping.ts'
import { type swapsToShop, withSwaps } from '#domain/shopping/week-swaps.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'

/**
 * The week's recipes with the ingredients for the servings to cook, in the reader's units. Missing and unreadable ones
 * are listed separately.
 */
export function useRecipesToShop(
  servings: ReadonlyMap<RecipeId, number>,
  swaps: ReturnType<typeof swapsToShop>,
  ownRecipe: (id: RecipeId) => CustomRecipe | null,
) {
  const ids = [...servings.keys()]
  const [system] = useMeasureSystem()
  const { data = [], isLoading: isPending } = useQuery(recipeQueries.many(ids.filter((id) => !isCustomRecipeId(id))))
  const own = ids.filter(isCustomRecipeId).flatMap((id) => {
    const recipe = ownRecipe(id)
    return recipe ? [{ ...recipe, ingredients: asWritten(recipe.ingredients) }] : []
  })
  const found = [...data, ...own].map((recipe): RecipeToShop => {
    const portion = { servings: servings.get(recipe.id) ?? recipe.servings, system }
    const drafts = withSwaps(shoppingDrafts(recipe, portion), portion.servings, swaps.get(recipe.id) ?? [], system)
    const ingredients = drafts.map((draft) => ({ ...draft, amount: draft.amount ?? 0 }))
    return { id: recipe.id, title: recipe.title, ingredients }
  })
  const known = new Set(found.map(({ id }) => id))
  return {
    found,
    isPending,
    missing: new Set(isPending ? [] : ids.filter((id) => !known.has(id))),
  }
}
