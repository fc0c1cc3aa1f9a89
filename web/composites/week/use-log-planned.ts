// Logs a planned meal in the diary, from Today and from the week.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { memberPlate, tableQuery } from '#web/data/household-table.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { notify } from '#web/ui/toast-store.ts'

const steps = () => import('./planned-meal-steps.ts')

export function useLogPlanned(userId: string | undefined) {
  const client = useQueryClient()
  const { attempt } = useAttempt(userId)
  const table = useQuery(tableQuery(userId)).data
  const [loggingId, setLoggingId] = useState<number | null>(null)

  async function log(meal: ScheduledMeal) {
    if (loggingId !== null) return
    setLoggingId(meal.id)
    await attempt(async () => (await steps()).logPlanned(client, meal, memberPlate(table, meal) ?? meal), {
      changes: ['meal_entries'],
      notDone: 'The meal wasn’t logged.',
      message(entry) {
        if (entry === null) notify('That’s already in your diary.', { tone: 'info' })
        return entry === null ? null : 'Meal logged successfully!'
      },
      undo: async (entry) => entry === null || (await steps()).removeLogged(entry),
    })
    setLoggingId(null)
  }

  return { log, loggingId }
}
