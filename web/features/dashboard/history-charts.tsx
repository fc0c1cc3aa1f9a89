import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { weightTrend } from '#domain/diary/weight-trend.ts'
import { addDays, formatDay } from '#domain/time/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type DashboardHistory, dashboardQueries } from './day-queries.ts'
import { HistoryChart, type HistorySeries } from './history-chart.tsx'

const SPANS = [7, 30, 90] as const

interface HistoryChartsProps {
  userId: string
  today: string
  calorieTarget: number
  waterTargetMl: number
}

export function HistoryCharts({ userId, today, calorieTarget, waterTargetMl }: HistoryChartsProps) {
  const [days, setDays] = useState<number>(7)
  const history = useQuery(dashboardQueries.history(userId, today, days))
  // Charts redraw whenever their series changes identity.
  const charts = useMemo(
    () => history.data && seriesOf(history.data, today, days, { calorieTarget, waterTargetMl }),
    [history.data, today, days, calorieTarget, waterTargetMl],
  )
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Your days so far</h2>
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
          <p>Your earlier days could not be read. {history.error.message}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={() => history.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {history.isPending && (
        <Loading label="Loading your earlier days" className="grid gap-5 lg:grid-cols-3">
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

/** One value for every day of the span; null where nothing was logged. */
function seriesOf(
  { logs, weights }: DashboardHistory,
  today: string,
  days: number,
  targets: { calorieTarget: number; waterTargetMl: number },
): HistorySeries[] {
  const keys = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days))
  const logOf = new Map(logs.map((log) => [log.date, log]))
  const weightOf = new Map(weights.map((weight) => [weight.date, weight.weightKg]))
  const trendOf = new Map(weightTrend(weights).map(({ date, trendKg }) => [date, trendKg]))
  const labels = keys.map((key) => formatDay(key, 'short'))
  return [
    {
      title: 'Calories',
      unit: 'kcal',
      tone: 'tomato',
      kind: 'bar',
      labels,
      // A day on which only water was logged is a gap, not a fast.
      values: keys.map((key) => logOf.get(key)?.calories || null),
      target: targets.calorieTarget,
      format: wholeNumber,
    },
    {
      title: 'Water',
      unit: 'ml',
      tone: 'lake',
      kind: 'bar',
      labels,
      values: keys.map((key) => logOf.get(key)?.waterMl || null),
      target: targets.waterTargetMl,
      format: wholeNumber,
    },
    {
      title: 'Weight',
      unit: 'kg',
      tone: 'apricot',
      kind: 'line',
      labels,
      values: keys.map((key) => weightOf.get(key) ?? null),
      trend: keys.map((key) => trendOf.get(key) ?? null),
      target: null,
      format: (value) => value.toFixed(1),
    },
  ]
}
