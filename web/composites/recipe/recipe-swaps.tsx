// "Swaps" on a recipe's page. A swap that is taken becomes a version of one's own.

import { checkRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { myVersion } from '#domain/recipe/my-version.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { originalBeside } from '#domain/recipe/recipe-versions.ts'
import { swapName, swappedDraft } from '#domain/swap/swapped-draft.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { SwapsDialog } from '#web/features/swaps/swaps-dialog.tsx'
import type { ShownSwap } from '#web/features/swaps/swaps-query.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSwapGoals } from './use-swap-goals.ts'

interface RecipeSwapsProps {
  recipe: RecipeDetail
  onClose: () => void
}

export function RecipeSwaps({ recipe, onClose }: RecipeSwapsProps) {
  const navigate = useNavigate()
  const wanted = useSwapGoals()

  function take(swap: ShownSwap) {
    const checked = checkRecipeDraft(swappedDraft(recipe, swap))
    if (!checked.ok) {
      notify(checked.message, { tone: 'danger' })
      return
    }
    const id = useCustomRecipes
      .getState()
      .add(checked.draft, originalBeside(checked.draft, { id: recipe.id, recipe: myVersion(recipe) }))
    onClose()
    navigate(paths.recipe(id))
    const undo = () => {
      useCustomRecipes.getState().remove(id)
      navigate(paths.recipe(recipe.id))
    }
    notify(`Saved with ${swapName(swap)} as your own recipe.`, { action: { label: 'Undo', onSelect: undo } })
  }

  return <SwapsDialog recipe={recipe} wanted={wanted} onTake={take} onClose={onClose} />
}
