import { useQuery } from '@tanstack/react-query'
import type { CustomRecipe } from '#domain/custom-recipe.ts'
import { customRecipeView } from '#domain/custom-recipe-view.ts'
import { uncountedIngredients } from '#domain/ingredient-analysis.ts'
import type { Recipe } from '#domain/recipe-view.ts'
import { analysisQuery } from './analysis-query.ts'

/** A recipe of this device as the site shows it, with the figures that our server works out while it can be reached. */
export function useOwnRecipe(recipe: CustomRecipe): { view: Recipe; uncounted: number } {
  const { data: analysis } = useQuery(analysisQuery(recipe.ingredients, recipe.servings))
  return { view: customRecipeView(recipe, analysis), uncounted: analysis ? uncountedIngredients(analysis) : 0 }
}
