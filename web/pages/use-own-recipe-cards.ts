// The member's own recipes as cards, with the figures of their ingredients as soon as they are known.
import { useQueries } from '@tanstack/react-query'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

/** More than this would be more questions at once than a phone should ask. */
const MOST = 50

export function useOwnRecipeCards(): RecipeCard[] {
  const recipes = useCustomRecipes((state) => state.recipes).slice(-MOST)
  return useQueries({
    queries: recipes.map(({ ingredients, servings }) => analysisQuery(ingredients, servings)),
    combine: (answers) => recipes.map((recipe, at) => customRecipeView(recipe, answers[at]?.data)),
  })
}
