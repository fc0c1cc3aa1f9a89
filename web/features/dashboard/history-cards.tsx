import { useMemo } from 'react'
import { Card } from '#web/ui/card.tsx'
import type { DashboardHistory } from './day-queries.ts'
import { HistoryChart } from './history-chart.tsx'
import { type HistorySpan, historySeries } from './history-series.ts'
import { HistorySkeleton } from './history-skeleton.tsx'

interface HistoryCardsProps extends HistorySpan {
  /** Undefined while it is loading. */
  history: DashboardHistory | undefined
}

export function HistoryCards({ history, today, days, calorieTarget, waterTargetMl, units }: HistoryCardsProps) {
  // Charts redraw whenever their series changes identity.
  const charts = useMemo(
    () => history && historySeries(history, { today, days, calorieTarget, waterTargetMl, units }),
    [history, today, days, calorieTarget, waterTargetMl, units],
  )
  if (!charts) return <HistorySkeleton />
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      {charts.map((series) => (
        <Card key={series.title} as="section" className="min-w-0" aria-label={`${series.title} by day`}>
          <HistoryChart series={series} />
        </Card>
      ))}
    </div>
  )
}
