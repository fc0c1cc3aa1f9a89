import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { analysisQuery } from './analysis-query.ts'
import { savedRecipeFigures, saveRecipeFigures } from './recipe-figures.ts'

/**
 * A recipe of this device in the site's format, with nutrition from our server; offline, with the nutrition it last
 * had.
 */
export function useOwnRecipe(recipe: CustomRecipe): Recipe {
  const { data, isError } = useQuery(analysisQuery(recipe.ingredients, recipe.servings))
  const analysis = data ?? (isError ? savedRecipeFigures(recipe) : undefined)

  useEffect(() => {
    if (data) saveRecipeFigures(recipe, data)
  }, [recipe, data])

  return customRecipeView(recipe, analysis)
}
