import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useRef } from 'react'
import { type DiaryEntry, isUncounted } from '#domain/diary/diary-entry.ts'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { NO_MACROS } from '#domain/nutrition/macros.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { pourWater, setWeight } from '#web/features/body/body-queries.ts'
import { weightQuestion } from '#web/features/body/weight-question.ts'
import { dashboardQueries } from '#web/features/dashboard/day-queries.ts'
import { CaloriesCard, MealsCard } from '#web/features/dashboard/energy-cards.tsx'
import { HistoryCharts } from '#web/features/dashboard/history-charts.tsx'
import { MacroBreakdown } from '#web/features/dashboard/macro-breakdown.tsx'
import { QuickActions, WelcomeBanner } from '#web/features/dashboard/quick-actions.tsx'
import { WaterCard } from '#web/features/dashboard/water-card.tsx'
import { WeightCard } from '#web/features/dashboard/weight-card.tsx'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { useDiary } from '#web/features/diary/use-diary.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { MealList } from '#web/features/meals/meal-list.tsx'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Deferred } from '#web/ui/deferred.tsx'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailureNotice, OUT_OF_DATE } from '#web/ui/failure-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { notify } from '#web/ui/toast-store.ts'

export function DashboardPage() {
  usePageHead({ title: 'Dashboard', description: 'Your day compared with your goals.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const questions = useDay(user?.id, today)
  const failed = questions.some((question) => question.isLoadingError)
  const waiting = !known || today === '' || (user !== null && questions.some((question) => question.isPending))

  return (
    <div className="page-width pb-16">
      <PageHeader title="Dashboard" intro={today ? formatDay(today, 'long') : '\u00a0'} />
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
    scheduleQueries.range(userId, today, today),
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
      <div className={CARD_GRID}>
        {['calories', 'water', 'weight', 'meals'].map((card) => (
          <Skeleton key={card} className="h-58 rounded-xl" />
        ))}
      </div>
      <SecondRowSkeleton />
    </Loading>
  )
}

function SecondRowSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </div>
  )
}

function DashboardDay({ userId, today }: { userId: string | undefined; today: string }) {
  const queryClient = useQueryClient()
  const mealsTitle = useRef<HTMLHeadingElement>(null)
  const questions = useDay(userId, today)
  const [{ data: goals }, { data: day }, { data: meals = [] }, { data: planned = [] }, { data: profile }] = questions
  const { units } = profile ?? NO_PROFILE
  const stale = questions.find((question) => question.isRefetchError)
  const targets = goals ?? DEFAULT_GOALS
  const log = day?.log ?? { ...NO_MACROS, waterMl: 0 }

  const refresh = () => reload(queryClient, memberKey(userId))
  const complain = (what: string) => (error: Error) => notify(`${what} ${failureText(error)}`, { tone: 'danger' })

  const water = useMutation({
    mutationFn: (amountMl: number) => pourWater(today, amountMl),
    onSuccess: refresh,
    onError: complain('Your water wasn’t added.'),
  })
  const weight = useMutation({
    mutationFn: (weightKg: number) => setWeight({ date: today, weightKg }),
    onSuccess: refresh,
    onError: complain('Your weight wasn’t logged.'),
  })
  const { confirm, confirmDialog } = useConfirm()

  /** True once it is saved. Asks for confirmation, once, if a weight may be a typo. */
  async function logCheckedWeight(weightKg: number): Promise<boolean> {
    const question = weightQuestion(weightKg, day?.weight?.weightKg ?? null, units.weight)
    if (question && !(await confirm(question))) return false
    return weight.mutateAsync(weightKg).then(
      () => true,
      () => false, // reported by onError
    )
  }

  const diary = useDiary(userId)
  const removing = useRef(false)

  async function remove(entry: DiaryEntry) {
    if (removing.current) return
    removing.current = true
    if (await diary.remove([entry])) mealsTitle.current?.focus() // the button that was pressed is gone
    removing.current = false
  }

  return (
    <div className="grid gap-8">
      {!userId && (
        <Notice tone="lake">
          You’re not signed in, so there’s nothing to show yet.{' '}
          <TextLink to={`${paths.auth}?return=${paths.dashboard}`}>Sign in</TextLink> to see your day.
        </Notice>
      )}
      {stale && <FailureNotice text={OUT_OF_DATE} error={stale.error} onRetry={refresh} />}
      {(!goals || !day?.log) && <WelcomeBanner goalsSet={Boolean(goals)} />}
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
          pending={water.isPending}
          onAdd={(amountMl) => water.mutate(amountMl)}
        />
        <WeightCard
          unit={units.weight}
          today={today}
          latest={day?.weight ?? null}
          pending={weight.isPending}
          onLog={logCheckedWeight}
        />
        <MealsCard logged={meals.map((meal) => meal.mealType)} planned={planned.map((meal) => meal.mealType)} />
      </div>
      <Deferred meanwhile={<SecondRowSkeleton />}>
        <div className="grid gap-5 lg:grid-cols-2">
          <MacroBreakdown eaten={log} goals={targets} />
          <Card as="section" className="min-w-0">
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <h2 ref={mealsTitle} tabIndex={-1} className="text-xl">
                Today’s meals
              </h2>
              <TextLink to={paths.diary()}>Open Diary</TextLink>
            </div>
            {meals.length > 0 ? (
              <MealList meals={meals} energyUnit={units.energy} onRemove={remove} />
            ) : (
              <div className="pt-4 text-muted">
                <EmptyPreview of="day" className="mb-4 max-w-72" />
                <p>No meals logged yet today.</p>
                <p className="mt-4 flex flex-wrap gap-2">
                  <Link to={paths.diary()} className={buttonClass({ size: 'sm' })}>
                    Log Food
                  </Link>
                  <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                    Find a Recipe to Log
                  </Link>
                </p>
              </div>
            )}
          </Card>
        </div>
        {userId && (
          <HistoryCharts
            userId={userId}
            today={today}
            calorieTarget={targets.calories}
            waterTargetMl={targets.waterMl}
            units={units}
          />
        )}
        <QuickActions />
      </Deferred>
      {confirmDialog}
    </div>
  )
}
