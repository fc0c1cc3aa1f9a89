// Saves an edited recipe as its newest version, and the recipes that it is in with what it is now.
import type { CustomRecipe, RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { editedRecipe } from '#domain/recipe/recipe-versions.ts'
import { notify } from '#web/ui/toast-store.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'

/** Returns the way back. */
export function saveEdited(before: CustomRecipe, draft: RecipeDraft): () => void {
  put(editedRecipe(before, draft, new Date().toISOString()))
  return () => put(before)
}

function put(recipe: CustomRecipe) {
  const { put: store, recipes } = useCustomRecipes.getState()
  store(recipe)
  if (!recipes.some(({ written }) => written?.ingredients.some(({ of }) => of === recipe.id))) return
  import('#domain/recipe/sub-recipes.ts')
    .then(({ recipesWith }) => {
      for (const changed of recipesWith(recipe, useCustomRecipes.getState().recipes)) store(changed)
    })
    .catch(() =>
      notify('The recipes that it is in weren’t changed with it. Check your connection and save it again.', {
        tone: 'danger',
      }),
    )
}
