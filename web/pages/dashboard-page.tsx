import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Suspense } from 'react'
import { isUncounted } from '#domain/diary/diary-entry.ts'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { NO_MACROS, sumMacros } from '#domain/nutrition/macros.ts'
import { formatDay, weekday } from '#domain/time/calendar.ts'
import { TodayMeals, todaysPlan } from '#web/composites/today/today-meals.tsx'
import { reloadChanged } from '#web/data/changed-tables.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { useBody } from '#web/features/body/use-body.ts'
import { dashboardQueries } from '#web/features/dashboard/day-queries.ts'
import { CaloriesCard, MealsCard } from '#web/features/dashboard/energy-cards.tsx'
import { WaterCard } from '#web/features/dashboard/water-card.tsx'
import { WeightCard } from '#web/features/dashboard/weight-card.tsx'
import { WelcomeBanner } from '#web/features/dashboard/welcome-banner.tsx'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { useDayEntries } from '#web/features/diary/use-day-entries.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Deferred } from '#web/ui/deferred.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailureNotice, OUT_OF_DATE } from '#web/ui/failure-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const SUNDAY = 0

const ServedToMember = lazyPart(() =>
  import('#web/composites/today/served-to-member.tsx').then((module) => module.ServedToMember),
)
/** Below the first screen. */
const DashboardDetails = lazyPart(() =>
  import('#web/composites/today/dashboard-details.tsx').then((module) => module.DashboardDetails),
)

export function DashboardPage() {
  usePageHead({
    title: 'Today',
    description: 'What you eat next, and your day compared with your goals.',
    noIndex: true,
  })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const questions = useDay(user?.id, today)
  const failed = questions.some((question) => question.isLoadingError)
  const waiting = !known || today === '' || (user !== null && questions.some((question) => question.isPending))

  return (
    <div className="page-width pb-16">
      <PageHeader
        eyebrow={`Dashboard${today && ` · ${formatDay(today, 'long')}`}`}
        title="Today"
        actions={user && today && weekday(today) === SUNDAY && <TextLink to={paths.review}>Your Week</TextLink>}
        className="sm:pt-8 sm:pb-6"
      />
      {failed ? (
        <DashboardError />
      ) : waiting ? (
        <DashboardSkeleton />
      ) : (
        <DashboardDay key={today} userId={user?.id} today={today} />
      )}
    </div>
  )
}

/** Everything the page shows about a day. */
const dayQueries = (userId: string | undefined, today: string) =>
  [
    goalsQueries.saved(userId),
    dashboardQueries.day(userId, today),
    diaryQueries.entries(userId, today, today),
    todaysPlan(userId, today),
    // Without it, a weight in pounds would be saved as kilograms.
    profileQueries.own(userId),
  ] as const

export const dashboardOwnQueries = (member: string, _: URLSearchParams, today: string) => dayQueries(member, today)

/** Repeated calls are served from the cache. */
function useDay(userId: string | undefined, today: string) {
  const [goals, day, entries, planned, profile] = dayQueries(userId, today)
  return [useQuery(goals), useQuery(day), useQuery(entries), useQuery(planned), useQuery(profile)] as const
}

function DashboardError() {
  return (
    <section role="alert">
      <EmptyState
        title="Dashboard Error"
        icon={<CloudOff />}
        action={<Button onClick={() => window.location.reload()}>Refresh Page</Button>}
      >
        There was an error loading your dashboard. Please try refreshing the page.
      </EmptyState>
    </section>
  )
}

const CARD_GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-[1fr_1.35fr_1.1fr_1.1fr]'

function DashboardSkeleton() {
  return (
    <Loading label="Loading your dashboard" className="grid gap-8">
      <Skeleton className="h-96 rounded-xl sm:h-64" />
      <div className={CARD_GRID}>
        {['calories', 'water', 'weight', 'meals'].map((card) => (
          <Skeleton key={card} className="h-58 rounded-xl" />
        ))}
      </div>
      <SecondRowSkeleton />
    </Loading>
  )
}

/** As tall as what follows, so that a reloaded page can be scrolled to where it was. */
function SecondRowSkeleton() {
  return (
    <div className="grid min-h-400 content-start gap-5 sm:min-h-230 lg:grid-cols-2">
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </div>
  )
}

function DashboardDay({ userId, today }: { userId: string | undefined; today: string }) {
  const queryClient = useQueryClient()
  const questions = useDay(userId, today)
  const [{ data: goals }, { data: day }, , { data: plan = [] }, { data: profile }] = questions
  const { entries: meals } = useDayEntries(userId, today)
  const { units } = profile ?? NO_PROFILE
  const stale = questions.find((question) => question.isRefetchError)
  const targets = goals ?? DEFAULT_GOALS
  const saved = day?.log ?? { ...NO_MACROS, waterMl: 0 }
  const log = { ...saved, ...sumMacros([saved, ...meals.filter(({ waiting }) => waiting)]) }

  // Two, so that only the pressed button waits.
  const water = useBody(userId, units)
  const weight = useBody(userId, units)

  return (
    <div className="grid gap-8">
      {!userId && (
        <Notice tone="lake">
          You’re not signed in, so there’s nothing to show yet.{' '}
          <TextLink to={`${paths.auth}?return=${paths.dashboard}`}>Sign in</TextLink> to see your day.
        </Notice>
      )}
      {stale && (
        <FailureNotice text={OUT_OF_DATE} error={stale.error} onRetry={() => reloadChanged(queryClient, userId, '*')} />
      )}
      <Suspense>{userId && <ServedToMember userId={userId} energy={units.energy} date={null} />}</Suspense>
      {userId && <TodayMeals userId={userId} today={today} log={meals} isNewMember={!goals} />}
      {(!goals || !day?.log) && <WelcomeBanner goalsSet={Boolean(goals)} hasPlan={plan.length > 0} />}
      <div className={CARD_GRID}>
        <CaloriesCard
          eaten={log.calories}
          uncounted={meals.filter(isUncounted).length}
          target={targets.calories}
          unit={units.energy}
        />
        <WaterCard
          key={units.volume}
          unit={units.volume}
          drunkMl={log.waterMl}
          targetMl={targets.waterMl}
          pending={water.pending}
          onAdd={(amountMl) => water.pour(today, amountMl)}
        />
        <WeightCard
          unit={units.weight}
          today={today}
          latest={day?.weight ?? null}
          pending={weight.pending}
          onLog={(weightKg) => weight.weigh({ date: today, weightKg }, day?.weight?.weightKg ?? null)}
        />
        <MealsCard
          logged={meals.map((meal) => meal.mealType)}
          planned={plan.filter(({ date }) => date === today).map(({ mealType }) => mealType)}
        />
      </div>
      <Deferred meanwhile={<SecondRowSkeleton />}>
        <Suspense fallback={<SecondRowSkeleton />}>
          <DashboardDetails userId={userId} today={today} eaten={log} meals={meals} goals={targets} units={units} />
        </Suspense>
      </Deferred>
      {weight.confirmDialog}
    </div>
  )
}
