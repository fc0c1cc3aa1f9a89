// Adds many meals to the schedule. If those days already have meals, it asks what to do.

import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import type { PlacementMode } from '#domain/plan/schedule-placement.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import type { InTheWay } from './place-entries.ts'
import { useScheduleSteps } from './use-schedule-steps.ts'

const PlacementDialog = lazyPart(() => import('./placement-dialog.tsx').then((module) => module.PlacementDialog))

interface Question extends InTheWay {
  response: (mode: PlacementMode | null) => void
}

export function useMealPlacement(userId: string | undefined) {
  const queryClient = useQueryClient()
  const { take } = useScheduleSteps(userId)
  const [requested, setRequested] = useState<Question>()

  function settle(mode: PlacementMode | null) {
    requested?.response(mode)
    setRequested(undefined)
  }

  /** True if the meals were added, false if the member canceled. Rejects on failure. */
  async function place(entries: readonly PlannedEntry[], message: string): Promise<boolean> {
    const { placeEntries } = await import('./place-entries.ts')
    const { unconfirmedStep } = await import('./schedule-steps.ts')
    const ask = (inTheWay: InTheWay) =>
      new Promise<PlacementMode | null>((response) => setRequested({ ...inTheWay, response }))
    const step = unconfirmedStep(entries) ?? (await placeEntries(queryClient, userId, entries, ask))
    const added = step?.add?.length ?? 0
    const all = entries.length
    if (step) await take(step, added < all ? `Filled the gaps with ${added} of ${all} meals.` : message, entries)
    return step !== null
  }

  const placementDialog = requested && (
    <Suspense>
      <PlacementDialog meals={requested.meals} isShared={requested.isShared} onAnswer={settle} />
    </Suspense>
  )
  return { place, placementDialog }
}
