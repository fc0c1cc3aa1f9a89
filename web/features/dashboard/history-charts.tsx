import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Units } from '#domain/diary/units.ts'
import { Chip } from '#web/ui/chip.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { dashboardQueries } from './day-queries.ts'
import { HistorySkeleton } from './history-skeleton.tsx'

/** Lazy: the charts are below the day's numbers. */
const HistoryCards = lazyPart(() => import('./history-cards.tsx').then((module) => module.HistoryCards))

const SPANS = [7, 30, 90] as const

interface HistoryChartsProps {
  userId: string
  today: string
  calorieTarget: number
  waterTargetMl: number
  units: Units
}

export function HistoryCharts({ userId, today, calorieTarget, waterTargetMl, units }: HistoryChartsProps) {
  const [days, setDays] = useState<number>(7)
  const history = useQuery(dashboardQueries.history(userId, today, days))
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Your history</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
        <div role="group" aria-label="Time span" className="flex gap-2">
          {SPANS.map((span) => (
            <Chip key={span} pressed={span === days} onToggle={() => setDays(span)}>
              {span} days
            </Chip>
          ))}
        </div>
      </div>
      {history.isLoadingError && (
        <FailureNotice text="We couldn’t load your history." error={history.error} onRetry={history.refetch} />
      )}
      {!history.isLoadingError && (
        <Suspense fallback={<HistorySkeleton />}>
          <HistoryCards
            history={history.data}
            today={today}
            days={days}
            calorieTarget={calorieTarget}
            waterTargetMl={waterTargetMl}
            units={units}
          />
        </Suspense>
      )}
    </section>
  )
}
