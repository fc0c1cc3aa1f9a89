// A member's day at the top of the home page: planned meals and totals so far.
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { isUncounted } from '#domain/diary/diary-entry.ts'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { energyNumber, energyText, volumeNumber, volumeText } from '#domain/diary/units.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS } from '#domain/plan/meal-slots.ts'
import { numberText } from '#domain/text/number-text.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { dashboardQueries } from '#web/features/dashboard/day-queries.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { uncountedNote, wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'
import { MACRO_TONES } from '#web/ui/tone.ts'
import { useShownPlan } from './use-shown-plan.ts'

export function HomeToday({ userId }: { userId: string }) {
  const today = useToday()
  const questions = [
    useQuery(goalsQueries.saved(userId)),
    useQuery(dashboardQueries.day(userId, today)),
    useQuery(scheduleQueries.range(userId, today, today)),
    useQuery(diaryQueries.entries(userId, today, today)),
    useQuery(profileQueries.own(userId)),
  ] as const
  const [{ data: goals }, { data: day }, { data: schedule }, { data: eaten = [] }, { data: profile }] = questions
  const planned = useShownPlan(schedule)
  // Makes no claims about a day that hasn't loaded yet.
  const isKnown = questions.every(({ data }) => data !== undefined)
  const isOutOfReach = !isKnown && questions.some(({ isError, isPaused }) => isError || isPaused)
  const { calories, proteinG, waterMl } = goals ?? DEFAULT_GOALS
  const { energy, volume } = (profile ?? NO_PROFILE).units
  const log = day?.log ?? { calories: 0, protein: 0, waterMl: 0 }
  const bars: ComponentProps<typeof ProgressBar>[] = [
    {
      ...{ label: 'Calories', value: log.calories, max: calories, tone: 'leaf' },
      valueText: `${wholeNumber(energyNumber(log.calories, energy))} of ${energyText(calories, energy)}${uncountedNote(eaten.filter(isUncounted).length)}`,
    },
    {
      ...{ label: 'Protein', value: log.protein, max: proteinG, tone: MACRO_TONES.protein },
      valueText: `${wholeNumber(log.protein)} of ${wholeNumber(proteinG)} g`,
    },
    {
      ...{ label: 'Water', value: log.waterMl, max: waterMl, tone: 'lake' },
      valueText: `${numberText(volumeNumber(log.waterMl, volume), 1)} of ${volumeText(waterMl, volume)}`,
    },
  ]
  const meals = MEAL_SLOTS.map((slot) => ({
    slot,
    eaten: eaten.filter(({ mealType }) => mealType === slot),
    planned: planned.filter(
      ({ id, mealType }) => mealType === slot && !eaten.some(({ scheduleId }) => scheduleId === id),
    ),
  }))
  const isNewMember = isKnown && goals === null && planned.length === 0 && eaten.length === 0
  return (
    <section aria-labelledby="today" className="page-width pt-8">
      <Card>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="today" className="text-2xl">
            Today
          </h2>
          <p className="text-muted">{today && formatDay(today, 'long')}</p>
        </div>
        {isOutOfReach && (
          <p role="status" className="mb-4">
            We can’t show your day right now.{' '}
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void Promise.all(questions.map(({ refetch }) => refetch()))}
            >
              Try Again
            </Button>
          </p>
        )}
        <div className={cx('grid gap-x-10 gap-y-6 lg:grid-cols-2', isOutOfReach && 'hidden')}>
          <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
            {meals.map((meal) => (
              <div key={meal.slot} className="min-w-0">
                <dt className="font-semibold text-sm">{MEAL_SLOT_NAMES[meal.slot]}</dt>
                {meal.eaten.map(({ id, title }) => (
                  <dd key={`eaten ${id}`} className="wrap-anywhere text-muted text-sm">
                    {title}
                  </dd>
                ))}
                {meal.planned.map(({ id, title, recipeId }) => (
                  <dd key={`planned ${id}`} className="wrap-anywhere text-sm">
                    <RecipeLink id={recipeId} className="font-semibold">
                      {title}
                    </RecipeLink>{' '}
                    <span className="text-muted">(planned)</span>
                  </dd>
                ))}
                {meal.eaten.length + meal.planned.length === 0 && (
                  <dd className="text-muted text-sm">{isKnown ? 'Nothing yet' : 'Loading...'}</dd>
                )}
              </div>
            ))}
          </dl>
          <div className="grid content-start gap-3">
            {bars.map((bar) => (
              <ProgressBar key={bar.label} {...bar} valueText={isKnown ? bar.valueText : 'Loading...'} />
            ))}
          </div>
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          {isNewMember && (
            <Link to={paths.welcome} className={buttonClass({ size: 'sm' })}>
              Plan Your First Week
            </Link>
          )}
          <Link
            to={paths.diary()}
            className={buttonClass({ size: 'sm', variant: isNewMember ? 'secondary' : 'primary' })}
          >
            Open Diary
          </Link>
          {!isNewMember && (
            <Link to={paths.mealScheduler} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
              Plan Meals
            </Link>
          )}
        </div>
      </Card>
    </section>
  )
}
