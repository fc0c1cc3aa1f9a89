// Adds the recipe of a public link to a person's own recipes, once they have seen what it is: anybody can send a link that
// opens here. Its picture, which may be on another site, isn't loaded before that.
import type { ReactNode } from 'react'
import { isSameRecipe } from '#domain/exchange/duplicates.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { readSharedRecipe } from '#web/features/recipe-import/shared-recipe.ts'
import { minutesText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'
import { addFoundRecipes } from './add-found-recipes.ts'

interface Question {
  question: string
  detail: ReactNode
  confirmLabel: string
  tone: 'primary'
}

/** Whether it is now among the own recipes; if it couldn't be read, a message says why. */
export async function addSharedRecipe(
  token: string,
  confirm: (question: Question) => Promise<boolean>,
): Promise<boolean> {
  try {
    const found = await readSharedRecipe(token)
    const { draft } = found
    const isSaved = useCustomRecipes.getState().recipes.some((recipe) => isSameRecipe(recipe, draft))
    if (isSaved) {
      notify('This is already one of your recipes.', { tone: 'info' })
      return true
    }
    const question = `Add “${draft.title}” to your recipes?`
    if (!(await confirm({ question, detail: <Summary draft={draft} />, confirmLabel: 'Add Recipe', tone: 'primary' })))
      return false
    await addFoundRecipes([found])
    return true
  } catch (error) {
    notify(failureText(error), { tone: 'danger' })
    return false
  }
}

function Summary({ draft }: { draft: RecipeDraft }) {
  return (
    <>
      <p>{[minutesText(draft.readyInMinutes), servingsText(draft.servings)].join(' · ')}</p>
      <p className="wrap-anywhere mt-2">{draft.ingredients.map(({ name }) => name).join(', ')}</p>
    </>
  )
}
