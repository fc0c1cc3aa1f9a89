// A swap that is taken becomes an own recipe, which the coming days' plan uses from then on.
import { useQuery } from '@tanstack/react-query'
import { recipeEntry } from '#domain/plan/recipe-entry.ts'
import { swapStep } from '#domain/plan/swap-step.ts'
import { checkRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { myVersion } from '#domain/recipe/my-version.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { originalBeside } from '#domain/recipe/recipe-versions.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { swapName, swappedDraft, type TakenSwap } from '#domain/swap/swapped-draft.ts'
import { addDays } from '#domain/time/calendar.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useScheduleSteps } from '#web/features/schedule/use-schedule-steps.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { notify } from '#web/ui/toast-store.ts'

const DAYS_AHEAD = 7

export interface Variant {
  id: RecipeId
  title: string
}

/** Returns null, with a message, if it can't be saved. */
export function useVariant() {
  const member = useSessionUser()?.id
  const today = useToday()
  const { tryTo } = useScheduleSteps(member)
  const plan = useQuery(scheduleQueries.range(member, today, today && addDays(today, DAYS_AHEAD))).data ?? []

  return async (recipe: RecipeDetail, swap: TakenSwap): Promise<Variant | null> => {
    const checked = checkRecipeDraft(swappedDraft(recipe, swap))
    if (!checked.ok) {
      notify(checked.message, { tone: 'danger' })
      return null
    }
    const id = useCustomRecipes
      .getState()
      .add(checked.draft, originalBeside(checked.draft, { id: recipe.id, recipe: myVersion(recipe) }))
    const { title } = checked.draft
    const planned = plan.filter((meal) => meal.recipeId === recipe.id && !meal.leftoverOf && !meal.cookedAt)
    const message = `Saved with ${swapName(swap)} as your own recipe.`
    if (planned.length === 0) notify(message)
    else {
      const steps = planned.map((meal) => {
        const entry = { ...recipeEntry({ ...recipe, id, title }), servings: meal.servings }
        return swapStep(meal, entry, plan, new Set())
      })
      const step = { add: steps.flatMap(({ add }) => add), remove: steps.flatMap(({ remove }) => remove) }
      await tryTo(step, `${message} It’s planned instead.`, 'Your plan still has the recipe as it was.')
    }
    return { id, title }
  }
}
