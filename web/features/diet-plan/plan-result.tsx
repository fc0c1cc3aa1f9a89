import { RefreshCw } from 'lucide-react'
import type { Macros } from '#domain/nutrition/macros.ts'
import { dayStanding } from '#domain/plan/day-progress.ts'
import { averageDay, isFarFrom, minutesOf, type PlanDay } from '#domain/plan/diet-plan.ts'
import type { PlanRequest } from '#domain/plan/plan-request.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { minutesText, wholeNumber } from '#web/ui/format.ts'
import type { MealPlace } from './diet-plan-store.ts'
import { distanceText } from './distance-text.ts'
import { PlanMealCard } from './plan-meal-card.tsx'

interface PlanResultProps {
  request: PlanRequest
  days: readonly PlanDay[]
  isLocked: (place: MealPlace) => boolean
  busy: MealPlace | null
  onSwap: (place: MealPlace) => void
  onLock: (place: MealPlace) => void
  onRegenerate: (day: number) => void
  onRegenerateAll: () => void
}

export function PlanResult(props: PlanResultProps) {
  const { request, days, isLocked, busy, onSwap, onLock, onRegenerate, onRegenerateAll } = props
  const isWeek = days.length > 1
  const average = averageDay(days)
  const { energyText } = useEnergy()
  return (
    <>
      <TotalChips totals={average} target={request.targetCalories} label={isWeek ? 'Average day' : 'Total'} />
      {isWeek && (
        <p className="mt-3 text-muted">
          {`Average per day over ${days.length} days: ${distanceText(average.calories, request.targetCalories, energyText)}.`}
        </p>
      )}
      {isWeek && (
        <Button
          size="sm"
          variant="secondary"
          icon={<RefreshCw className="size-4" />}
          loading={busy?.day === -1}
          disabled={busy !== null}
          onClick={onRegenerateAll}
          className="mt-4"
        >
          New Plan<span className="sr-only"> for the whole week</span>
        </Button>
      )}
      {days.map((day, dayIndex) => (
        <section
          key={day.weekday ?? dayIndex}
          aria-label={isWeek ? dayName(day, dayIndex) : 'Meals'}
          className={isWeek ? 'mt-8 border-line border-t pt-6' : 'mt-3'}
        >
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <div>
              {isWeek && <h2 className="text-xl">{dayName(day, dayIndex)}</h2>}
              <p role="status" className="text-muted">
                {dayText(day, request.targetCalories, isWeek, energyText)}
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
              {day.meals.some((_, meal) => isLocked({ day: dayIndex, meal })) ? 'Replace the Others' : 'New Plan'}
              {isWeek && <span className="sr-only"> for {dayName(day, dayIndex)}</span>}
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

const dayName = ({ weekday = '' }: PlanDay, index: number) =>
  weekday === '' ? `Day ${index + 1}` : capitalized(weekday)

function dayText(day: PlanDay, target: number, isWeek: boolean, energyText: (kcal: number) => string): string {
  const { totals } = day
  const cooking = minutesOf(day)
  const distance = distanceText(totals.calories, target, energyText)
  const far = isFarFrom(target, totals.calories) ? ' That’s as close as we could get.' : ''
  const minutes = cooking > 0 ? ` ${minutesText(cooking)} of cooking.` : ''
  return isWeek
    ? `${energyText(totals.calories)}, ${distance}.${far}${minutes}`
    : `In total: ${distance}.${far}${minutes}`
}

function TotalChips({ totals, target, label }: { totals: Macros; target: number; label: string }) {
  const { energyText } = useEnergy()
  const tone = dayStanding(totals.calories, target) === 'on target' ? 'leaf' : 'apricot'
  const chips = [
    energyText(totals.calories),
    `Protein ${wholeNumber(totals.protein)} g`,
    `Fat ${wholeNumber(totals.fat)} g`,
    `Carbs ${wholeNumber(totals.carbs)} g`,
  ]
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map((chip, index) => (
        <li key={chip}>
          <Badge tone={index === 0 ? tone : 'neutral'} className="px-4 py-1.5 text-sm tabular-nums">
            {chip}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
