// Every change to the schedule: shown optimistically, stored, and undoable from its toast.

import { useQueryClient } from '@tanstack/react-query'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { memberKey } from '#web/data/member-key.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import type { ScheduleStep, StoredStep } from './schedule-steps.ts'

/** For members only, so kept out of the first load. */
const takeStep = async (step: ScheduleStep, wanted?: object) =>
  (await import('./schedule-steps.ts')).takeStep(step, wanted)

/** What of a step is shown before it is stored. */
type ShownStep = Pick<ScheduleStep, 'change'> & { remove?: readonly Pick<ScheduledMeal, 'id'>[] }

/** The meals between two days after moves and removals; additions appear once they have an id. */
function afterStep(
  meals: readonly ScheduledMeal[],
  { change = [], remove = [] }: ShownStep,
  isShown: (date: string) => boolean,
): ScheduledMeal[] {
  const gone = new Set([...remove, ...change.map(({ meal }) => meal)].map(({ id }) => id))
  const changed = change.map(({ meal, to }) => ({ ...meal, ...to, id: meal.id }))
  return [...meals.filter(({ id }) => !gone.has(id)), ...changed.filter(({ date }) => isShown(date))].sort(
    (one, other) => one.id - other.id,
  )
}

/** Removed meals come back when they are loaded. */
const shownUndo = ({ change = [] }: ScheduleStep, { added }: StoredStep): ShownStep => ({
  change: change.map(({ meal, to }) => ({ meal: { ...meal, ...to }, to: meal })),
  remove: added.map((id) => ({ id })),
})

const PLAN = ['meal_schedules'] as const

export function useScheduleSteps(userId: string | undefined) {
  const queryClient = useQueryClient()
  const { attempt } = useAttempt(userId)

  /** Returns a function that shows the meals as they were. */
  function showNow(step: ShownStep): () => void {
    const queryKey = memberKey(userId, 'schedule')
    // An answer that is still on its way is from before the step, and would show it undone.
    queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
    const schedules = queryClient.getQueriesData<ScheduledMeal[]>({ queryKey })
    for (const [key, meals] of schedules) {
      const [from = '', to = ''] = key.slice(-2).map(String)
      if (meals)
        queryClient.setQueryData(
          key,
          afterStep(meals, step, (date) => from <= date && date <= to),
        )
    }
    return () => {
      for (const [key, meals] of schedules) if (meals) queryClient.setQueryData(key, meals)
    }
  }

  const attemptStep = (step: ScheduleStep, message: string, notDone?: string, wanted?: object) =>
    attempt(() => takeStep(step, wanted), {
      changes: PLAN,
      notDone,
      message,
      show: () => showNow(step),
      undo: async (stored) => {
        const showBefore = showNow(shownUndo(step, stored))
        await stored.undo().catch((error: unknown) => {
          showBefore()
          throw error
        })
      },
    })

  /** Rejects with a message if it couldn't be stored, and reloads the schedule. */
  const take = async (step: ScheduleStep, message: string, wanted?: object) => {
    await attemptStep(step, message, undefined, wanted)
  }

  /** The same, with failures as a toast, for steps without a dialog. */
  const tryTo = (step: ScheduleStep, message: string, notDone: string) => attemptStep(step, message, notDone)

  return { take, tryTo }
}
