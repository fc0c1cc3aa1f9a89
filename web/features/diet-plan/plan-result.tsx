import { RefreshCw } from 'lucide-react'
import type { Macros } from '#domain/nutrition/macros.ts'
import { averageDay, distanceText, isFarFrom, type PlanDay } from '#domain/plan/diet-plan.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import type { MealPlace } from './diet-plan-store.ts'
import { PlanMealCard } from './plan-meal-card.tsx'
import type { PlanRequest } from './plan-queries.ts'

const DAY_NAMES = ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7']

interface PlanResultProps {
  request: PlanRequest
  days: readonly PlanDay[]
  isLocked: (place: MealPlace) => boolean
  busy: MealPlace | null
  onSwap: (place: MealPlace) => void
  onLock: (place: MealPlace) => void
  onRegenerate: (day: number) => void
}

export function PlanResult({ request, days, isLocked, busy, onSwap, onLock, onRegenerate }: PlanResultProps) {
  const isWeek = days.length > 1
  const average = averageDay(days)
  return (
    <>
      <TotalChips totals={average} label={isWeek ? 'Average day' : 'Total'} />
      {isWeek && (
        <p className="mt-3 text-muted">
          {`On average a day, over ${days.length} days: ${distanceText(average.calories, request.targetCalories)}.`}
        </p>
      )}
      {days.map((day, dayIndex) => (
        <section
          key={DAY_NAMES[dayIndex]}
          aria-label={isWeek ? DAY_NAMES[dayIndex] : 'Meals'}
          className={isWeek ? 'mt-8 border-line border-t pt-6' : 'mt-3'}
        >
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <div>
              {isWeek && <h2 className="text-xl">{DAY_NAMES[dayIndex]}</h2>}
              <p role="status" className="text-muted">
                {dayText(day, request.targetCalories, isWeek)}
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              icon={<RefreshCw className="size-4" />}
              loading={busy?.day === dayIndex && busy.meal === -1}
              disabled={busy !== null || day.meals.every((_, meal) => isLocked({ day: dayIndex, meal }))}
              onClick={() => onRegenerate(dayIndex)}
            >
              {day.meals.some((_, meal) => isLocked({ day: dayIndex, meal })) ? 'Replace the others' : 'New Plan'}
              {isWeek && <span className="sr-only"> for {DAY_NAMES[dayIndex]}</span>}
            </Button>
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {day.meals.map((meal, index) => {
              const place = { day: dayIndex, meal: index }
              return (
                <PlanMealCard
                  key={meal.id}
                  meal={meal}
                  number={index + 1}
                  title={isWeek ? 'h3' : 'h2'}
                  locked={isLocked(place)}
                  busy={busy?.day === dayIndex && busy.meal === index}
                  waiting={busy !== null}
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

function dayText({ totals }: PlanDay, target: number, isWeek: boolean): string {
  const distance = distanceText(totals.calories, target)
  const far = isFarFrom(target, totals.calories) ? ' Nothing nearer fits what you asked for.' : ''
  return isWeek ? `${wholeNumber(totals.calories)} kcal, ${distance}.${far}` : `In total: ${distance}.${far}`
}

function TotalChips({ totals, label }: { totals: Macros; label: string }) {
  const chips = [
    `${wholeNumber(totals.calories)} kcal`,
    `Protein ${wholeNumber(totals.protein)} g`,
    `Fat ${wholeNumber(totals.fat)} g`,
    `Carbs ${wholeNumber(totals.carbs)} g`,
  ]
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
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
