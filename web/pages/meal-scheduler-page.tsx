import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { addDays, formatWeek, isDayKey, startOfWeek, weekDays } from '#domain/time/calendar.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { logServings, mealsQueries } from '#web/features/meals/meals-queries.ts'
import { WeekSkeleton } from '#web/features/week-view/scheduled-week.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useSearchParams } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink, textLinkClass } from '#web/ui/text-link.tsx'
import { anyRecipe } from './any-recipe.ts'
import { SchedulerWeek } from './scheduler-week.tsx'
import { ShopWeek } from './shop-week.tsx'

export function MealSchedulerPage() {
  usePageHead({ title: 'Meal scheduler', description: 'Plan your meals for the week.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const asked = useSearchParams()[0].get('date')
  const [shownDay, setShownDay] = useState<string>()
  const date = shownDay ?? (isDayKey(asked) ? asked : today)
  const saved = useQuery(goalsQueries.saved(user?.id))
  const goals = saved.data ?? DEFAULT_GOALS
  const ready = known && date !== ''
  const isThisWeek = ready && startOfWeek(date) === startOfWeek(today)

  const days = ready ? weekDays(date) : []
  // Of this week what is still to come, and on: on a Saturday nobody shops for that day alone.
  const daysToShop = isThisWeek ? days.map((_, place) => addDays(today, place)) : days
  const log = useQuery(mealsQueries.range(user?.id, days[0] ?? '', days[6] ?? '')).data ?? []
  const queryClient = useQueryClient()

  async function logPlanned({ id: scheduleId, recipeId, mealType, date, servings }: ScheduledMeal) {
    const recipe = recipeId && (await anyRecipe(queryClient, recipeId))
    if (!recipe) throw new Error('Its recipe no longer exists.')
    await logServings(recipe, { mealType, date, servings, scheduleId })
  }

  return (
    <div className="page-width week-on-paper pb-16 print:pb-0">
      <PageHeader
        title="Meal Scheduler"
        className="print:py-2"
        intro={
          ready ? (
            <span className="flex flex-wrap items-center gap-x-4">
              <span aria-live="polite">{formatWeek(date)}</span>
              <button
                type="button"
                onClick={() => setShownDay(today)}
                className={cx(
                  textLinkClass,
                  'min-h-6 text-base',
                  isThisWeek && 'md:hidden',
                  date === today && 'hidden',
                )}
              >
                Today
              </button>
            </span>
          ) : (
            '\u00a0'
          )
        }
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            {user && ready && <ShopWeek userId={user.id} days={daysToShop} today={today} />}
            <Button
              variant="secondary"
              icon={<ChevronLeft className="size-4" />}
              disabled={!ready}
              onClick={() => setShownDay(addDays(date, -7))}
            >
              Previous Week
            </Button>
            <Button variant="secondary" disabled={!ready} onClick={() => setShownDay(addDays(date, 7))}>
              Next Week
              <ChevronRight className="size-4" />
            </Button>
          </div>
        }
      />
      {known && !user && (
        <Notice tone="lake" className="mb-6">
          You’re not signed in, so you can’t plan anything yet.{' '}
          <TextLink to={`${paths.auth}?return=${paths.mealScheduler}`}>Sign in</TextLink> to plan your week.
        </Notice>
      )}
      {saved.isLoadingError && (
        <Notice tone="danger" role="alert" className="mb-6">
          <p>We couldn’t load your goals, so you see the defaults. {saved.error.message}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={() => saved.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {ready && !saved.isLoading ? (
        <SchedulerWeek
          userId={user?.id}
          today={today}
          date={date}
          onChooseDay={setShownDay}
          goals={goals}
          isNewMember={user !== null && saved.data === null}
          logged={loggedEntries(log)}
          onLog={logPlanned}
        />
      ) : (
        <WeekSkeleton />
      )}
    </div>
  )
}
