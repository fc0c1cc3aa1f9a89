import { useQuery } from '@tanstack/react-query'
import { uncountedIngredients } from '#domain/nutrition/ingredient-analysis.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { analysisQuery } from './analysis-query.ts'

/** A recipe of this device as the site shows it, with nutrition from our server while it can be reached. */
export function useOwnRecipe(recipe: CustomRecipe): { view: Recipe; uncounted: number } {
  const { data: analysis } = useQuery(analysisQuery(recipe.ingredients, recipe.servings))
  const photo = usePhoto(recipe.id)
  const view = customRecipeView(recipe, analysis)
  return {
    view: photo ? { ...view, image: photo.url, imageFocus: photo.position } : view,
    uncounted: analysis ? uncountedIngredients(analysis) : 0,
  }
}
