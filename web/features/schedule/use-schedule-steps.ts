// Every change to the schedule: shown optimistically, stored, and undoable from its toast.

import { useQueryClient } from '@tanstack/react-query'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { notDoneText, UnconfirmedError } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { notify } from '#web/ui/toast-store.ts'
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

/** Undoes something, and says whether that worked. */
export async function takeBack(undo: () => Promise<unknown>, refresh: () => Promise<unknown>) {
  try {
    await undo()
    notify('Undone.', { tone: 'info' })
  } catch (error) {
    const again = { label: 'Undo', onSelect: () => void takeBack(undo, refresh) }
    const isUnknown = error instanceof UnconfirmedError
    notify(notDoneText('We couldn’t undo that.', error), { tone: 'danger', ...(isUnknown ? { action: again } : {}) })
  } finally {
    await refresh()
  }
}

export function useScheduleSteps(userId: string | undefined) {
  const queryClient = useQueryClient()
  const refresh = () => reload(queryClient, memberKey(userId))

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

  /** What could not be stored is not shown either: without a network, the reload that follows brings nothing. */
  async function store<Stored>(shown: ShownStep, call: () => Promise<Stored>): Promise<Stored> {
    const showBefore = showNow(shown)
    try {
      return await call()
    } catch (error) {
      showBefore()
      throw error
    }
  }

  /** Rejects with a message if it couldn't be stored, and reloads the schedule. */
  async function take(step: ScheduleStep, message: string, wanted?: object) {
    try {
      const stored = await store(step, () => takeStep(step, wanted))
      const undo = () => takeBack(() => store(shownUndo(step, stored), stored.undo), refresh)
      notify(message, { action: { label: 'Undo', onSelect: () => void undo() } })
    } finally {
      await refresh()
    }
  }

  /** The same, with failures as a toast, for steps without a dialog. */
  async function tryTo(step: ScheduleStep, message: string, notDone: string): Promise<boolean> {
    try {
      await take(step, message)
      return true
    } catch (error) {
      notify(notDoneText(notDone, error), { tone: 'danger' })
      return false
    }
  }

  return { take, tryTo }
}
