// The member's own recipes in the site's format. Nutrition comes for those a page needs: the newest, and those it names.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

/** At first, nobody looks at more of them. */
const NEWEST = 50

export function useOwnRecipeCards(needed: readonly (RecipeId | null)[] = []): Recipe[] {
  const recipes = useCustomRecipes((state) => state.recipes)
  const counted = recipes.filter(({ id }, at) => at >= recipes.length - NEWEST || needed.includes(id))
  const { data: analyses } = useQuery({
    queryKey: ['foods', 'analyses', counted.map(({ ingredients, servings }) => ({ ingredients, servings }))],
    queryFn: ({ client }) => analysesOf(client, counted),
    enabled: counted.length > 0,
    placeholderData: (before) => before,
  })
  return useMemo(() => recipes.map((recipe) => customRecipeView(recipe, analyses?.get(recipe.id))), [recipes, analyses])
}

async function analysesOf(client: QueryClient, recipes: readonly CustomRecipe[]) {
  const analyses = new Map<RecipeId, IngredientAnalysis>()
  const read = recipes.map(async ({ id, ingredients, servings }) => {
    analyses.set(id, await client.ensureQueryData(analysisQuery(ingredients, servings)))
  })
  await Promise.allSettled(read)
  return analyses
}

/** The recipe with its nutrition, for one that was chosen before it was known; null if it isn't an own recipe. */
export async function ownRecipeWithNutrition(client: QueryClient, id: RecipeId | null): Promise<Recipe | null> {
  const recipe = useCustomRecipes.getState().recipes.find((own) => own.id === id)
  if (!recipe) return null
  return customRecipeView(recipe, (await analysesOf(client, [recipe])).get(recipe.id))
}
