// Saves an edited recipe as its newest version, and the recipes that it is in with what it is now.
import type { CustomRecipe, RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { editedRecipe } from '#domain/recipe/recipe-versions.ts'
import { notify } from '#web/ui/toast-store.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'

/** `others` resolves when the recipes that it is in are saved too; null if there are none. */
export function saveEdited(before: CustomRecipe, draft: RecipeDraft) {
  const others = put(editedRecipe(before, draft, new Date().toISOString()))
  return { others, undo: () => void put(before) }
}

function put(recipe: CustomRecipe): Promise<void> | null {
  const { put: store, recipes } = useCustomRecipes.getState()
  store(recipe)
  if (!recipes.some(({ written }) => written?.ingredients.some(({ of }) => of === recipe.id))) return null
  return import('#domain/recipe/sub-recipes.ts')
    .then(({ recipesWith }) => {
      for (const changed of recipesWith(recipe, useCustomRecipes.getState().recipes)) store(changed)
    })
    .catch(() => {
      const message = 'The recipes that it is in weren’t changed with it. Check your connection and save it again.'
      notify(message, { tone: 'danger' })
    })
}
