// Every change to the schedule: shown optimistically, stored, and undoable from its toast.

import { useQueryClient } from '@tanstack/react-query'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { notify } from '#web/ui/toast-store.ts'
import type { ScheduleStep } from './schedule-steps.ts'

/** For members only, so kept out of the first load. */
const takeStep = async (step: ScheduleStep) => (await import('./schedule-steps.ts')).takeStep(step)

/** The meals between two days after moves and removals; additions appear once they have an id. */
function afterStep(
  meals: readonly ScheduledMeal[],
  { change = [], remove = [] }: ScheduleStep,
  isShown: (date: string) => boolean,
): ScheduledMeal[] {
  const gone = new Set([...remove, ...change.map(({ meal }) => meal)].map(({ id }) => id))
  const changed = change.map(({ meal, to }) => ({ ...meal, ...to, id: meal.id }))
  return [...meals.filter(({ id }) => !gone.has(id)), ...changed.filter(({ date }) => isShown(date))].sort(
    (one, other) => one.id - other.id,
  )
}

/** Undoes something, and says whether that worked. */
export async function takeBack(undo: () => Promise<unknown>, refresh: () => Promise<unknown>) {
  try {
    await undo()
    notify('Undone.', { tone: 'info' })
  } catch (error) {
    notify(`We couldn’t undo that. ${failureText(error)}`, { tone: 'danger' })
  } finally {
    await refresh()
  }
}

export function useScheduleSteps(userId: string | undefined) {
  const queryClient = useQueryClient()
  const refresh = () => reload(queryClient, memberKey(userId))

  function showNow(step: ScheduleStep) {
    const schedules = queryClient.getQueriesData<ScheduledMeal[]>({ queryKey: memberKey(userId, 'schedule') })
    for (const [key, meals] of schedules) {
      const [from = '', to = ''] = key.slice(-2).map(String)
      if (meals)
        queryClient.setQueryData(
          key,
          afterStep(meals, step, (date) => from <= date && date <= to),
        )
    }
  }

  function undo(step: ScheduleStep) {
    showNow(step)
    return takeBack(() => takeStep(step), refresh)
  }

  /** Rejects with a message if it couldn't be stored, and reloads the schedule. */
  async function take(step: ScheduleStep, said: string) {
    showNow(step)
    try {
      const back = await takeStep(step)
      notify(said, { action: { label: 'Undo', onSelect: () => void undo(back) } })
    } finally {
      await refresh()
    }
  }

  /** The same, with failures as a toast, for steps without a dialog. */
  async function tryTo(step: ScheduleStep, said: string, notDone: string): Promise<boolean> {
    try {
      await take(step, said)
      return true
    } catch (error) {
      notify(`${notDone} ${failureText(error)}`, { tone: 'danger' })
      return false
    }
  }

  return { take, tryTo }
}
