// The member's history as charts, over a week to a year.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { TrendSkeleton } from './trend-skeleton.tsx'
import type { TrendsOf } from './trends-of.ts'
import { historyQuery } from './trends-queries.ts'

/** Lazy: the charts are below the day's numbers. */
const TrendCards = lazyPart(() => import('./trend-cards.tsx').then((module) => module.TrendCards))

const SPANS = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 364, label: '1 year' },
] as const

export function Trends(trends: TrendsOf) {
  const { userId, today } = trends
  const [days, setDays] = useState<number>(7)
  const history = useQuery(historyQuery(userId, today, days))
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Your history</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
        <div role="group" aria-label="Time span" className="flex flex-wrap gap-2">
          {SPANS.map((span) => (
            <Chip key={span.days} pressed={span.days === days} onToggle={() => setDays(span.days)}>
              {span.label}
            </Chip>
          ))}
        </div>
      </div>
      {history.isLoadingError && (
        <FailureNotice text="We couldn’t load your history." error={history.error} onRetry={history.refetch} />
      )}
      {!history.isLoadingError && (
        <Suspense fallback={<TrendSkeleton />}>
          <TrendCards {...trends} history={history.data} days={days} />
        </Suspense>
      )}
    </section>
  )
}
