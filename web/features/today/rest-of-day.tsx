import { Check, CookingPot, Plus } from 'lucide-react'
import type { MealTimes } from '#domain/account/preferences.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { clockText } from '#domain/time/clock.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface RestOfDayProps {
  meals: readonly ScheduledMeal[]
  times: MealTimes
  logged: ReadonlySet<number>
  loggingId: number | null
  /** Whose meal it is; null for the member's own. */
  ownerOf: (meal: ScheduledMeal) => string | null
  onLog: (meal: ScheduledMeal) => void
}

/** Today's other planned meals, each with its state. */
export function RestOfDay({ meals, times, logged, loggingId, ownerOf, onLog }: RestOfDayProps) {
  return (
    <Card as="section" aria-labelledby="rest-of-day" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="rest-of-day" className="text-xl">
          Also planned today
        </h2>
        <TextLink to={paths.mealScheduler}>Week</TextLink>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {meals.map((meal) => (
          <li key={meal.id} className="flex min-h-14 items-center gap-3 py-2">
            <div className="min-w-0 grow">
              <p className="text-muted text-sm">
                {MEAL_SLOT_NAMES[meal.mealType]}, {clockText(times[meal.mealType])}
                {meal.leftoverOf !== null && ' · leftovers'}
                {ownerOf(meal) !== null && ` · for ${ownerOf(meal)}`}
              </p>
              <RecipeLink id={meal.recipeId} className="line-clamp-2 wrap-anywhere font-semibold">
                {meal.title}
              </RecipeLink>
            </div>
            {logged.has(meal.id) ? (
              <span className="flex shrink-0 items-center gap-1 font-semibold text-leaf-ink text-sm">
                <Check className="size-4" /> Logged
              </span>
            ) : (
              <>
                {meal.cookedAt !== null && (
                  <span className="flex shrink-0 items-center gap-1 text-muted text-sm">
                    <CookingPot className="size-4" /> Cooked
                  </span>
                )}
                {meal.recipeId !== null && ownerOf(meal) === null && (
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={<Plus className="size-4" />}
                    aria-label={`Log ${meal.title}`}
                    loading={loggingId === meal.id}
                    onClick={() => onLog(meal)}
                  >
                    Log
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
