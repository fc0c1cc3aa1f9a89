// Saves an edited recipe as its newest version, and the recipes that it is in with what it is now.
import type { CustomRecipe, RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { editedRecipe } from '#domain/recipe/recipe-versions.ts'
import { recipesWith } from '#domain/recipe/sub-recipes.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'

/** Returns the way back. */
export function saveEdited(before: CustomRecipe, draft: RecipeDraft): () => void {
  const put = (recipe: CustomRecipe) => {
    const store = useCustomRecipes.getState()
    for (const changed of [recipe, ...recipesWith(recipe, store.recipes)]) store.put(changed)
  }
  put(editedRecipe(before, draft, new Date().toISOString()))
  return () => put(before)
}
