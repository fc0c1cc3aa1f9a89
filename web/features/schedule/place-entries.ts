// Where to put many meals in the schedule. Loaded when somebody adds some.
import type { QueryClient } from '@tanstack/react-query'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import { mealsInTheWay, type PlacementMode, placeMeals } from '#domain/plan/schedule-placement.ts'
import { fetchTable } from '#web/data/household-table.ts'
import { notify } from '#web/ui/toast-store.ts'
import { scheduleQueries } from './schedule-queries.ts'
import type { ScheduleStep } from './schedule-steps.ts'

export interface InTheWay {
  /** How many are planned on those days. */
  meals: number
  /** Others in the household see the same plan. */
  isShared: boolean
}

/** Null if the member canceled or there was nothing to add. */
export async function placeEntries(
  queryClient: QueryClient,
  userId: string | undefined,
  entries: readonly PlannedEntry[],
  ask: (inTheWay: InTheWay) => Promise<PlacementMode | null>,
): Promise<ScheduleStep | null> {
  const dates = entries.map(({ date }) => date).sort()
  const range = scheduleQueries.range(userId, dates[0] ?? '', dates.at(-1) ?? '')
  const planned = await queryClient.fetchQuery({ ...range, staleTime: 0 })
  const seen = mealsInTheWay(planned, entries).map(({ id }) => id)
  const meals = seen.length
  const mode = meals === 0 ? 'add' : await ask({ meals, isShared: (await fetchTable()).members > 1 })
  if (mode === null) return null
  const placement = placeMeals(planned, entries, mode)
  if (placement.add.length > 0) return { ...placement, seen }
  notify('There are no gaps to fill: every meal is already planned.', { tone: 'info' })
  return null
}
