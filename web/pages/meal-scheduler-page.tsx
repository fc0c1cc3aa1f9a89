import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { addDays, formatSevenDays, isDayKey, sevenDays } from '#domain/time/calendar.ts'
import { firstDayOfWeek } from '#domain/time/week-start.ts'
import { ShopWeek } from '#web/composites/shopping/shop-week.tsx'
import { SchedulerWeek } from '#web/composites/week/scheduler-week.tsx'
import { tableQuery } from '#web/data/household-table.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { currentPreferences, usePreferences } from '#web/device/preferences.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { mealsQueries } from '#web/features/meals/meals-queries.ts'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { WeekSkeleton } from '#web/features/week-view/scheduled-week.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useLocation, useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EnergyUnit } from '#web/ui/energy-unit.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink, textLinkClass } from '#web/ui/text-link.tsx'

function dayIn(search: URLSearchParams) {
  const requested = search.get('date')
  return isDayKey(requested) ? requested : null
}

export function schedulerOwnQueries(member: string, search: URLSearchParams, today: string) {
  const days = sevenDays(firstDayOfWeek(dayIn(search) ?? today, currentPreferences().weekStartsOn, today))
  return [
    goalsQueries.saved(member),
    profileQueries.own(member),
    scheduleQueries.week(member, days),
    tableQuery(member),
  ]
}

export function MealSchedulerPage() {
  usePageHead({ title: 'Week', description: 'Plan your meals for the week.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const date = dayIn(new URLSearchParams(useLocation().search)) ?? today
  const navigate = useNavigate()
  // In the URL, so that a reload and Back from a dish show the same day. Replaced, so that focus stays.
  const showDay = (day: string) =>
    navigate(day === today ? paths.mealScheduler : paths.scheduledDay(day), { replace: true })
  // From the URL itself: a second press may come before the first is rendered.
  function move(by: number) {
    const first = addDays(firstDayOf(dayIn(new URLSearchParams(window.location.search)) ?? today), by)
    showDay(first === firstDayOf(today) ? today : first)
  }
  const saved = useQuery(goalsQueries.saved(user?.id))
  const goals = saved.data ?? DEFAULT_GOALS
  const { units } = useQuery(profileQueries.own(user?.id)).data ?? NO_PROFILE
  const { weekStartsOn } = usePreferences()
  const ready = known && date !== ''
  const firstDayOf = (day: string) => firstDayOfWeek(day, weekStartsOn, today)
  const first = ready ? firstDayOf(date) : ''
  const isThisWeek = ready && first === firstDayOf(today)

  const days = ready ? sevenDays(first) : []
  // The rest of this week and beyond: on a Saturday, nobody shops for only that day.
  const daysToShop = isThisWeek ? days.map((_, place) => addDays(today, place)) : days
  const log = useQuery(mealsQueries.range(user?.id, days[0] ?? '', days[6] ?? '')).data ?? []

  return (
    <div className="page-width week-on-paper pb-16 print:pb-0">
      <PageHeader
        eyebrow="Meal Scheduler"
        title="Week"
        className="print:py-2"
        intro={
          ready ? (
            <span className="flex flex-wrap items-center gap-x-4">
              <span aria-live="polite">{formatSevenDays(first)}</span>
              <button
                type="button"
                onClick={() => showDay(today)}
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
          // On a phone the week itself comes first: one row of actions.
          <div className="flex flex-wrap gap-1 sm:gap-2 print:hidden">
            {user && ready && <ShopWeek userId={user.id} days={daysToShop} week={days} today={today} />}
            <Button
              variant="secondary"
              icon={<ChevronLeft className="size-4" />}
              disabled={!ready}
              onClick={() => move(-7)}
              className="max-sm:w-11 max-sm:px-0"
            >
              <span className="max-sm:sr-only">Previous Week</span>
            </Button>
            <Button variant="secondary" disabled={!ready} onClick={() => move(7)} className="max-sm:w-11 max-sm:px-0">
              <span className="max-sm:sr-only">Next Week</span>
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
        <FailureNotice
          text="We couldn’t load your goals, so these are the defaults."
          error={saved.error}
          onRetry={saved.refetch}
          className="mb-6"
        />
      )}
      {ready && !saved.isLoading ? (
        <EnergyUnit value={units.energy}>
          <SchedulerWeek
            userId={user?.id}
            today={today}
            days={days}
            date={date}
            onChooseDay={showDay}
            goals={goals}
            isNewMember={user !== null && saved.data === null}
            log={log}
          />
        </EnergyUnit>
      ) : (
        <WeekSkeleton />
      )}
    </div>
  )
}
