// The log dialog on a recipe's page: so many servings, on any day, as one of the meals.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import { memberKey } from '#web/data/member-key.ts'
import { useSessionUser } from '#web/data/session.ts'
import { dropPending, keepPending, takePending } from '#web/device/pending-action.ts'
import { notify } from '#web/ui/toast-store.ts'
import type { RecipeToLog } from './meals-queries.ts'

export function useMealLog(recipe: RecipeToLog) {
  const member = useSessionUser()?.id
  const client = useQueryClient()
  /** Null while the dialog is closed. */
  const [mealType, setMealType] = useState<MealSlot | null>(null)

  // A visitor who signed in to log a meal finds the dialog open again.
  useEffect(() => {
    if (member === undefined) return
    const meal = takePending(recipe.id, 'meal', member)
    if (meal) setMealType(meal)
  }, [member, recipe.id])

  async function log({ servings, date }: { servings: number; date: string }) {
    if (mealType === null) return
    try {
      const { logServings } = await import('./meals-queries.ts') // members only, so no part of the first load
      await logServings(recipe, { servings, date, mealType })
    } catch (error) {
      keepPending(recipe.id, 'meal', mealType, member ?? null)
      throw error
    }
    close()
    notify('Meal logged successfully!')
    await client.invalidateQueries({ queryKey: memberKey(member) })
  }

  function close() {
    setMealType(null)
    dropPending(recipe.id, 'meal')
  }

  return { mealType, setMealType, open: () => setMealType('lunch'), log, close }
}
