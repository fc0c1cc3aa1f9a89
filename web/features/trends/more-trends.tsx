// One more chart of the member's choice: the energy balance, or any nutrient.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReferenceKey } from '#domain/diary/dietary-references.ts'
import { goalMacros } from '#domain/diary/goals.ts'
import { NUTRIENT_GROUPS, nutrientName, nutrientUnit, targetOf } from '#domain/diary/nutrient-groups.ts'
import { Card } from '#web/ui/card.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { shortNumber, wholeNumber } from '#web/ui/format.ts'
import { Select } from '#web/ui/select.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TrendChart } from './trend-chart.tsx'
import { amountSeries, balanceSeries, type TrendHistory } from './trend-series.ts'
import { mean, spanDays } from './trend-span.ts'
import type { TrendsOf } from './trends-of.ts'
import { nutrientDaysQuery } from './trends-queries.ts'

interface MoreTrendsProps extends TrendsOf {
  days: number
  history: TrendHistory
}

const BALANCE = 'balance'
const NUTRIENTS = NUTRIENT_GROUPS.flatMap(({ keys }) => keys).filter((key) => key !== 'calories')

export function MoreTrends(props: MoreTrendsProps) {
  const [shown, setShown] = useState<string>(BALANCE)
  const nutrient = NUTRIENTS.find((key) => key === shown)
  return (
    <Card as="section" className="min-w-0 lg:col-span-3" aria-label="More trends">
      <Field label="Show" className="mb-5 max-w-72">
        {(control) => (
          <Select
            {...control}
            value={shown}
            options={[
              { value: BALANCE, label: 'Energy balance' },
              ...NUTRIENTS.map((key) => ({ value: key, label: nutrientName(key) })),
            ]}
            onChange={(event) => setShown(event.target.value)}
          />
        )}
      </Field>
      {nutrient ? <NutrientTrend key={nutrient} nutrient={nutrient} {...props} /> : <EnergyBalance {...props} />}
    </Card>
  )
}

function EnergyBalance({ history, today, days, units }: MoreTrendsProps) {
  const series = useMemo(() => balanceSeries(history, { today, days }, units), [history, today, days, units])
  if (series) return <TrendChart series={series} />
  return (
    <p className="text-muted text-sm">
      What you eat against what you use. Log your food on at least 14 of 28 days and weigh yourself at least five times
      over two weeks to see it.
    </p>
  )
}

/** Below this share, say how much of the food has data. */
const NEARLY_ALL = 0.95

function NutrientTrend({ nutrient, userId, today, days, person, goals }: MoreTrendsProps & { nutrient: ReferenceKey }) {
  const span = useMemo(() => ({ today, days }), [today, days])
  const query = useQuery(nutrientDaysQuery(userId, nutrient, spanDays(span)[0] ?? today, today))
  const series = useMemo(() => {
    const { goal, limit } = targetOf(nutrient, person, goalMacros(goals))
    const amounts = new Map((query.data ?? []).map(({ date, amount }) => [date, amount]))
    return amountSeries(amounts, span, {
      ...{ title: nutrientName(nutrient), unit: nutrientUnit(nutrient), tone: 'lake', format: shortNumber },
      ...{ target: goal ?? limit, targetLabel: goal === null ? 'Limit' : 'Goal' },
    })
  }, [query.data, nutrient, person, goals, span])
  if (query.isLoadingError)
    return <FailureNotice text="We couldn’t load this nutrient." error={query.error} onRetry={query.refetch} />
  if (!query.data)
    return (
      <Loading label="Loading the nutrient">
        <Skeleton className="h-64 rounded-lg" />
      </Loading>
    )
  const known = mean(query.data.map((day) => day.known)) ?? 1
  return (
    <>
      <TrendChart series={series} />
      {known < NEARLY_ALL && (
        <p className="mt-3 text-muted text-sm">
          Known for {wholeNumber(known * 100)}% of the calories, so the real amounts may be higher.
        </p>
      )}
    </>
  )
}
