// A member's day at the top of the home page: planned meals and totals so far.
import { useQuery } from '@tanstack/react-query'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS } from '#domain/plan/meal-slots.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { dashboardQueries } from '#web/features/dashboard/day-queries.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'
import { MACRO_TONES } from '#web/ui/tone.ts'

export function HomeToday({ userId }: { userId: string }) {
  const today = useToday()
  const { data: goals } = useQuery(goalsQueries.saved(userId))
  const { data: day } = useQuery(dashboardQueries.day(userId, today))
  const { data: planned = [] } = useQuery(scheduleQueries.range(userId, today, today))
  const { data: eaten = [] } = useQuery(diaryQueries.entries(userId, today, today))
  const { calories, proteinG, waterMl } = goals ?? DEFAULT_GOALS
  const log = day?.log
  const bars = [
    { label: 'Calories', value: log?.calories ?? 0, max: calories, unit: 'kcal', tone: 'leaf' },
    { label: 'Protein', value: log?.protein ?? 0, max: proteinG, unit: 'g', tone: MACRO_TONES.protein },
    { label: 'Water', value: log?.waterMl ?? 0, max: waterMl, unit: 'ml', tone: 'lake' },
  ] as const
  const meals = MEAL_SLOTS.map((slot) => ({
    slot,
    eaten: eaten.filter(({ mealType }) => mealType === slot),
    planned: planned.filter(
      ({ id, mealType }) => mealType === slot && !eaten.some(({ scheduleId }) => scheduleId === id),
    ),
  }))
  return (
    <section aria-labelledby="today" className="page-width pt-8">
      <Card>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="today" className="text-2xl">
            Today
          </h2>
          <p className="text-muted">{today && formatDay(today, 'long')}</p>
        </div>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
            {meals.map((meal) => (
              <div key={meal.slot} className="min-w-0">
                <dt className="font-semibold text-sm">{MEAL_SLOT_NAMES[meal.slot]}</dt>
                {meal.eaten.map(({ id, title }) => (
                  <dd key={`eaten ${id}`} className="truncate text-muted text-sm">
                    {title}
                  </dd>
                ))}
                {meal.planned.map(({ id, title, recipeId }) => (
                  <dd key={`planned ${id}`} className="truncate text-sm">
                    <RecipeLink id={recipeId} className="font-semibold">
                      {title}
                    </RecipeLink>{' '}
                    <span className="text-muted">(planned)</span>
                  </dd>
                ))}
                {meal.eaten.length + meal.planned.length === 0 && <dd className="text-muted text-sm">Nothing yet</dd>}
              </div>
            ))}
          </dl>
          <div className="grid content-start gap-3">
            {bars.map(({ unit, ...bar }) => (
              <ProgressBar
                key={bar.label}
                {...bar}
                valueText={`${wholeNumber(bar.value)} of ${wholeNumber(bar.max)} ${unit}`}
              />
            ))}
          </div>
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <Link to={paths.diary()} className={buttonClass({ size: 'sm' })}>
            Open Diary
          </Link>
          <Link to={paths.mealScheduler} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            Plan Meals
          </Link>
        </div>
      </Card>
    </section>
  )
}
