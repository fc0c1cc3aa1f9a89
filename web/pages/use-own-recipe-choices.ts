// The member's own recipes with the figures of their ingredients, ready to be logged.
import { useQueries } from '@tanstack/react-query'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import type { Choice } from '#web/features/food-picker/food-list.tsx'

/** More than this would be more questions at once than a phone should ask. */
const MOST = 50

export function useOwnRecipeChoices(): Choice[] {
  const recipes = useCustomRecipes((state) => state.recipes).slice(-MOST)
  return useQueries({
    queries: recipes.map(({ ingredients, servings }) => analysisQuery(ingredients, servings)),
    combine: (answers) =>
      recipes.map((recipe, at) => ({
        item: {
          kind: 'recipe' as const,
          id: String(recipe.id),
          title: recipe.title,
          nutrients: nutrientsByKey(customRecipeView(recipe, answers[at]?.data).nutrients),
          portions: [],
        },
        amount: 1,
      })),
  })
}
