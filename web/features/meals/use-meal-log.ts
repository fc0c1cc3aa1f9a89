// State of the log dialog on a recipe's page: servings, day and meal.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { useSessionUser } from '#web/data/session.ts'
import { dropPending, keepPending, takePending } from '#web/device/pending-action.ts'
import { notify } from '#web/ui/toast-store.ts'
import { logServings, type RecipeToLog } from './meals-queries.ts'

export function useMealLog(recipe: RecipeToLog, open: boolean, onOpen: (open: boolean) => void) {
  const member = useSessionUser()?.id
  const client = useQueryClient()
  const [mealType, setMealType] = useState<MealSlot>('lunch')

  // Reopens the dialog for a visitor who signed in to log a meal.
  useEffect(() => {
    if (member === undefined) return
    const meal = takePending(recipe.id, 'meal', member)
    if (!meal) return
    setMealType(meal)
    onOpen(true)
  }, [member, recipe.id, onOpen])

  // Opened by hand, it always starts with lunch.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (!open) setMealType('lunch')
  }

  async function log({ servings, date }: { servings: number; date: string }) {
    try {
      await logServings(recipe, { servings, date, mealType })
    } catch (error) {
      keepPending(recipe.id, 'meal', mealType, member ?? null)
      throw error
    }
    close()
    notify('Meal logged successfully!')
    await reload(client, memberKey(member))
  }

  function close() {
    onOpen(false)
    dropPending(recipe.id, 'meal')
  }

  return { mealType, setMealType, log, close }
}
