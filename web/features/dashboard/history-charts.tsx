import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Units } from '#domain/diary/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { dashboardQueries } from './day-queries.ts'
import { HistoryChart } from './history-chart.tsx'
import { historySeries } from './history-series.ts'

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
  // Charts redraw whenever their series changes identity.
  const charts = useMemo(
    () => history.data && historySeries(history.data, { today, days, calorieTarget, waterTargetMl, units }),
    [history.data, today, days, calorieTarget, waterTargetMl, units],
  )
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
        <Notice tone="danger" role="alert">
          <p>We couldn’t load your history. {history.error.message}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={() => history.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {history.isPending && (
        <Loading label="Loading your history" className="grid gap-5 lg:grid-cols-3">
          {['calories', 'water', 'weight'].map((chart) => (
            <Skeleton key={chart} className="h-81 rounded-xl" />
          ))}
        </Loading>
      )}
      {charts && (
        <div className="grid gap-5 lg:grid-cols-3">
          {charts.map((series) => (
            <Card key={series.title} as="section" className="min-w-0" aria-label={`${series.title} by day`}>
              <HistoryChart series={series} />
            </Card>
          ))}
        </div>
      )}
    </section>
  )
}
