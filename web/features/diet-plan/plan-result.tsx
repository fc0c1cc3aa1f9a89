import { RefreshCw } from 'lucide-react'
import { distanceText, type PlanDay, type PlanTotals, planTotals } from '#domain/diet-plan.ts'
import { wholeNumber } from '#web/lib/figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PlanMealCard } from './plan-meal-card.tsx'
import type { PlanRequest } from './plan-queries.ts'

const DAY_NAMES = ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7']

export interface MealPlace {
  day: number
  meal: number
}

interface PlanResultProps {
  request: PlanRequest
  days: readonly PlanDay[]
  isLocked: (place: MealPlace) => boolean
  /** The meal or the whole day (meal -1) that is being made anew. */
  busy: MealPlace | null
  onSwap: (place: MealPlace) => void
  onLock: (place: MealPlace) => void
  onRegenerate: (day: number) => void
}

export function PlanResult({ request, days, isLocked, busy, onSwap, onLock, onRegenerate }: PlanResultProps) {
  const totals = planTotals(days)
  return (
    <>
      <TotalChips totals={totals} />
      <p className="mt-3 mb-6 text-muted">
        {days.length === 1
          ? `One serving of each meal: ${distanceText(totals.calories, request.calories)}.`
          : `One serving of each meal over ${days.length} days: on average ${wholeNumber(totals.calories / days.length)} kcal a day.`}
      </p>
      {days.map((day, dayIndex) => (
        <section key={DAY_NAMES[dayIndex]} className="mb-10">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <div>
              {days.length > 1 && <h2 className="text-xl">{DAY_NAMES[dayIndex]}</h2>}
              {days.length > 1 && (
                <p className="text-muted text-sm">
                  {wholeNumber(day.totals.calories)} kcal, {distanceText(day.totals.calories, request.calories)}
                </p>
              )}
            </div>
            <Button
              size="sm"
              variant="secondary"
              icon={<RefreshCw className="size-4" />}
              loading={busy?.day === dayIndex && busy.meal === -1}
              onClick={() => onRegenerate(dayIndex)}
            >
              {day.meals.some((_, meal) => isLocked({ day: dayIndex, meal })) ? 'Replace the others' : 'Another choice'}
            </Button>
          </div>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {day.meals.map((meal, index) => {
              const place = { day: dayIndex, meal: index }
              return (
                <PlanMealCard
                  key={meal.id}
                  meal={meal}
                  number={index + 1}
                  locked={isLocked(place)}
                  busy={busy?.day === dayIndex && busy.meal === index}
                  onSwap={() => onSwap(place)}
                  onLock={() => onLock(place)}
                />
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

function TotalChips({ totals }: { totals: PlanTotals }) {
  const chips = [
    `${wholeNumber(totals.calories)} kcal`,
    `Protein ${wholeNumber(totals.protein)} g`,
    `Fat ${wholeNumber(totals.fat)} g`,
    `Carbs ${wholeNumber(totals.carbohydrates)} g`,
  ]
  return (
    <ul aria-label="Total" className="flex flex-wrap gap-2">
      {chips.map((chip, index) => (
        <li key={chip}>
          <Badge tone={index === 0 ? 'tomato' : 'neutral'} className="px-4 py-1.5 text-sm tabular-nums">
            {chip}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
