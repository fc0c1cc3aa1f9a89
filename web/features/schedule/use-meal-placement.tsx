// Adds many meals to the schedule. If those days already have meals, it asks what to do.
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import type { PlacementMode } from '#domain/plan/schedule-placement.ts'
import { notify } from '#web/ui/toast-store.ts'
import { scheduleQueries } from './schedule-queries.ts'
import { useScheduleSteps } from './use-schedule-steps.ts'

const PlacementDialog = lazy(() =>
  import('./placement-dialog.tsx').then((module) => ({ default: module.PlacementDialog })),
)

interface Question {
  meals: number
  answer: (mode: PlacementMode | null) => void
}

export function useMealPlacement(userId: string | undefined) {
  const queryClient = useQueryClient()
  const { take } = useScheduleSteps(userId)
  const [asked, setAsked] = useState<Question>()

  function settle(mode: PlacementMode | null) {
    asked?.answer(mode)
    setAsked(undefined)
  }

  /** True when the meals were added, false when the member canceled. Rejects on failure. */
  async function place(entries: readonly PlannedEntry[], said: string): Promise<boolean> {
    const { mealsInTheWay, placeMeals } = await import('#domain/plan/schedule-placement.ts')
    const dates = entries.map(({ date }) => date).sort()
    const range = scheduleQueries.range(userId, dates[0] ?? '', dates.at(-1) ?? '')
    const planned = await queryClient.fetchQuery({ ...range, staleTime: 0 })
    const inTheWay = mealsInTheWay(planned, entries).length
    const mode =
      inTheWay === 0
        ? 'add'
        : await new Promise<PlacementMode | null>((answer) => setAsked({ meals: inTheWay, answer }))
    if (mode === null) return false
    const placement = placeMeals(planned, entries, mode)
    if (placement.add.length === 0) {
      notify('There are no gaps to fill: every meal is already planned.', { tone: 'info' })
      return false
    }
    await take(placement, said)
    return true
  }

  const placementDialog = asked && (
    <Suspense>
      <PlacementDialog meals={asked.meals} onAnswer={settle} />
    </Suspense>
  )
  return { place, placementDialog }
}
