// What a list of recipes needs for the reader's own ones. Loaded by use-listed-own-recipes.ts.
import type { ReactNode } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { useOwnRecipe } from './use-own-recipe.ts'

export { customRecipeIsIn } from '#domain/recipe/custom-recipe-view.ts'
export { useCustomRecipes } from './custom-recipes-store.ts'

export interface OwnRecipeViewProps {
  recipe: CustomRecipe
  children: (view: Recipe) => ReactNode
}

export function OwnRecipeView({ recipe, children }: OwnRecipeViewProps) {
  return children(useOwnRecipe(recipe).view)
}
