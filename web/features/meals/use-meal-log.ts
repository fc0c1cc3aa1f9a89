// State of the log dialog on a recipe's page. What was chosen survives signing in.

import { useEffect, useState } from 'react'
import { useSessionUser } from '#web/data/session.ts'
import { type ChosenMeal, dropPending, keepPending, type MealChoice, takePending } from '#web/device/pending-action.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import type { RecipeToLog } from './eaten-meal.ts'
import { logServings } from './log-servings.ts'

const NOTHING_YET: MealChoice = { mealType: 'lunch', servings: 1, date: null }

export function useMealLog(recipe: RecipeToLog, open: boolean, onOpen: (open: boolean) => void) {
  const member = useSessionUser()?.id
  const { attempt } = useAttempt(member)
  const [chosen, setChosen] = useState<MealChoice>(NOTHING_YET)

  // Reopens the dialog for a visitor who signed in to log a meal.
  useEffect(() => {
    if (member === undefined) return
    const meal = takePending(recipe.id, 'meal', member)
    if (!meal) return
    setChosen(meal)
    onOpen(true)
  }, [member, recipe.id, onOpen])

  // Opened manually, it always starts with one serving at lunch.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (!open) setChosen(NOTHING_YET)
  }

  async function log(meal: ChosenMeal) {
    async function send() {
      await logServings(recipe, meal).catch((error: unknown) => {
        keepPending(recipe.id, 'meal', meal, member ?? null)
        throw error
      })
      close()
    }
    await attempt(send, { changes: ['meal_entries'], message: 'Meal logged successfully!' })
  }

  function close() {
    onOpen(false)
    dropPending(recipe.id, 'meal')
  }

  const change = (part: Partial<MealChoice>) => setChosen((before) => ({ ...before, ...part }))
  return { chosen, change, log, close }
}
