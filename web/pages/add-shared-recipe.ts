// Adds the recipe of a public link to a person's own recipes.
import { isSameRecipe } from '#domain/exchange/duplicates.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { readSharedRecipe } from '#web/features/recipe-import/shared-recipe.ts'
import { notify } from '#web/ui/toast-store.ts'
import { addFoundRecipes } from './add-found-recipes.ts'

/** Whether it is now among the own recipes; if not, a message says why. */
export async function addSharedRecipe(token: string): Promise<boolean> {
  try {
    const found = await readSharedRecipe(token)
    const isKept = useCustomRecipes.getState().recipes.some((recipe) => isSameRecipe(recipe, found.draft))
    if (isKept) notify('This is already one of your recipes.', { tone: 'info' })
    else await addFoundRecipes([found])
    return true
  } catch (error) {
    notify(failureText(error), { tone: 'danger' })
    return false
  }
}
