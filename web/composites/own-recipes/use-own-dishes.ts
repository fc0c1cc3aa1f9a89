// Own recipes as dishes to choose from. There may be 2,000 of them, so only those that are seen first are counted.
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView, type OwnFigures, ownFigures } from '#domain/recipe/custom-recipe-view.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useOwnNutrition } from './use-own-nutrition.ts'

const SEEN_FIRST = 50

export type OwnDish = OwnFigures & Pick<Recipe, 'id' | 'title' | 'image' | 'readyInMinutes' | 'dishTypes'>

const UNCOUNTED = ownFigures()

/** The newest first. */
export function useOwnDishes(): OwnDish[] {
  const recipes = useCustomRecipes((state) => state.recipes)
  return useAsDishes(useMemo(() => recipes.toReversed(), [recipes]))
}

export function useAsDishes(recipes: readonly CustomRecipe[]): OwnDish[] {
  const { figures } = useOwnNutrition(
    useMemo(() => recipes.slice(0, SEEN_FIRST), [recipes]),
    true,
  )
  return useMemo(
    () =>
      recipes.map((recipe) => {
        const { id, title, image, readyInMinutes } = recipe
        return { id, title, image, readyInMinutes, dishTypes: [], ...(figures.get(recipe) ?? UNCOUNTED) }
      }),
    [recipes, figures],
  )
}

/** Of those among these recipes that are own ones. */
export function useOwnNutritionOf(ids: readonly (RecipeId | null)[]): Map<RecipeId, NutritionFacts> {
  const recipes = useCustomRecipes((state) => state.recipes)
  const wanted = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are often another list
  const planned = useMemo(() => recipes.filter(({ id }) => ids.includes(id)), [recipes, wanted])
  const { figures } = useOwnNutrition(planned, true)
  return new Map([...figures].map(([{ id }, { nutrition }]) => [id, nutrition]))
}

/** The recipe with its nutrition, for one that was chosen before it was known; null if it isn't an own recipe. */
export async function ownRecipeWithNutrition(client: QueryClient, id: RecipeId | null): Promise<Recipe | null> {
  const recipe = useCustomRecipes.getState().recipes.find((own) => own.id === id)
  if (!recipe) return null
  const analysis = await client
    .ensureQueryData(analysisQuery(recipe.ingredients, recipe.servings))
    .catch(() => undefined)
  return customRecipeView(recipe, analysis)
}
