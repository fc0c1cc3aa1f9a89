// The member's own recipes in the site's format, with their nutrition once it is known.
import { useQuery } from '@tanstack/react-query'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

/** Limits simultaneous requests on a phone. */
const MAX_CARDS = 50

export function useOwnRecipeCards(): Recipe[] {
  const recipes = useCustomRecipes((state) => state.recipes).slice(-MAX_CARDS)
  const { data: analyses } = useQuery({
    queryKey: ['foods', 'analyses', recipes.map(({ ingredients, servings }) => ({ ingredients, servings }))],
    queryFn: async ({ client }) => {
      const questions = recipes.map(({ ingredients, servings }) => analysisQuery(ingredients, servings))
      const read = await Promise.allSettled(questions.map((question) => client.ensureQueryData(question)))
      return read.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined))
    },
    enabled: recipes.length > 0,
  })
  return recipes.map((recipe, at) => customRecipeView(recipe, analyses?.[at]))
}
