import { useMemo } from 'react'
import { Card } from '#web/ui/card.tsx'
import { MoreTrends } from './more-trends.tsx'
import { TrendChart } from './trend-chart.tsx'
import { caloriesSeries, type TrendHistory, waterSeries, weightSeries } from './trend-series.ts'
import { TrendSkeleton } from './trend-skeleton.tsx'
import type { TrendsOf } from './trends-of.ts'

interface TrendCardsProps extends TrendsOf {
  days: number
  /** Undefined while it is loading. */
  history: TrendHistory | undefined
}

export function TrendCards({ history, ...trends }: TrendCardsProps) {
  const { today, days, goals, weightGoal, units } = trends
  // Charts redraw whenever their series changes identity.
  const charts = useMemo(() => {
    const span = { today, days }
    return (
      history && [
        caloriesSeries(history, span, goals.calories, units),
        waterSeries(history, span, goals.waterMl, units),
        weightSeries(history, span, weightGoal, units),
      ]
    )
  }, [history, today, days, goals.calories, goals.waterMl, weightGoal, units])
  if (!charts || !history) return <TrendSkeleton />
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {charts.map((series) => (
        <Card key={series.title} as="section" className="min-w-0" aria-label={`${series.title} over time`}>
          <TrendChart series={series} />
        </Card>
      ))}
      {history.logs.length > 0 && <MoreTrends history={history} {...trends} />}
    </div>
  )
}
