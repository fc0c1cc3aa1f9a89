import { useQuery } from '@tanstack/react-query'
import { uncountedIngredients } from '#domain/nutrition/ingredient-analysis.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { analysisQuery } from './analysis-query.ts'

/** A recipe of this device as the site shows it, with the figures that our server works out while it can be reached. */
export function useOwnRecipe(recipe: CustomRecipe): { view: Recipe; uncounted: number } {
  const { data: analysis } = useQuery(analysisQuery(recipe.ingredients, recipe.servings))
  return { view: customRecipeView(recipe, analysis), uncounted: analysis ? uncountedIngredients(analysis) : 0 }
}
