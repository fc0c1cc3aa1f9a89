import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useRef } from 'react'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { addWater, dashboardQueries, logWeight } from '#web/features/dashboard/day-queries.ts'
import { CaloriesCard, MealsCard } from '#web/features/dashboard/energy-cards.tsx'
import { HistoryCharts } from '#web/features/dashboard/history-charts.tsx'
import { MacroBreakdown } from '#web/features/dashboard/macro-breakdown.tsx'
import { QuickActions, WelcomeBanner } from '#web/features/dashboard/quick-actions.tsx'
import { WaterCard } from '#web/features/dashboard/water-card.tsx'
import { WeightCard } from '#web/features/dashboard/weight-card.tsx'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { MealList } from '#web/features/meals/meal-list.tsx'
import { type LoggedMeal, logMeal, mealsQueries, removeMeal } from '#web/features/meals/meals-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { notify } from '#web/ui/toast-store.ts'

export function DashboardPage() {
  usePageHead({ title: 'Dashboard', description: 'Your day against your goals.', noIndex: true })
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

/** All that the page shows of a day; whoever asks again is answered from the cache. */
function useDay(userId: string | undefined, today: string) {
  return [
    useQuery(goalsQueries.saved(userId)),
    useQuery(dashboardQueries.day(userId, today)),
    useQuery(mealsQueries.range(userId, today, today)),
    useQuery(scheduleQueries.range(userId, today, today)),
  ] as const
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
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    </Loading>
  )
}

function DashboardDay({ userId, today }: { userId: string | undefined; today: string }) {
  const queryClient = useQueryClient()
  const mealsTitle = useRef<HTMLHeadingElement>(null)
  const questions = useDay(userId, today)
  const [{ data: goals }, { data: day }, { data: meals = [] }, { data: planned = [] }] = questions
  const stale = questions.find((question) => question.isRefetchError)
  const targets = goals ?? DEFAULT_GOALS
  const log = day?.log ?? { calories: 0, protein: 0, carbs: 0, fat: 0, waterMl: 0 }

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: dashboardQueries.all }),
      queryClient.invalidateQueries({ queryKey: mealsQueries.all }),
    ])
  const complain = (what: string) => (error: Error) => notify(`${what} ${error.message}`, { tone: 'danger' })

  const water = useMutation({
    mutationFn: (amountMl: number) => addWater(today, amountMl),
    onSuccess: refresh,
    onError: complain('The water was not added.'),
  })
  const weight = useMutation({
    mutationFn: (weightKg: number) => logWeight(today, weightKg),
    onSuccess: refresh,
    onError: complain('The weight was not logged.'),
  })
  const again = useMutation({
    mutationFn: logMeal,
    onSuccess: refresh,
    onError: complain('The meal was not put back.'),
  })
  const removal = useMutation({
    mutationFn: (meal: LoggedMeal) => removeMeal(meal.id),
    onSuccess: async (_, meal) => {
      notify(`Removed ${meal.title}.`, { action: { label: 'Undo', onSelect: () => again.mutate(meal) } })
      await refresh()
      mealsTitle.current?.focus() // the button that was pressed is gone
    },
    onError: complain('The meal was not removed.'),
  })

  return (
    <div className="grid gap-8">
      {!userId && (
        <Notice tone="lake">
          You are not signed in, so there is nothing to show yet.{' '}
          <TextLink to={`${paths.auth}?return=${paths.dashboard}`}>Sign in</TextLink> to see your day.
        </Notice>
      )}
      {stale && (
        <Notice tone="danger" role="alert">
          <p>What you see may be out of date. {stale.error?.message}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={refresh}>
            Try again
          </Button>
        </Notice>
      )}
      {(!goals || !day?.log) && <WelcomeBanner goalsSet={Boolean(goals)} />}
      <div className={CARD_GRID}>
        <CaloriesCard eaten={log.calories} target={targets.calories} />
        <WaterCard
          drunkMl={log.waterMl}
          targetMl={targets.waterMl}
          pending={water.isPending}
          onAdd={(amountMl) => water.mutate(amountMl)}
        />
        <WeightCard
          today={today}
          latest={day?.weight ?? null}
          pending={weight.isPending}
          onLog={(weightKg) =>
            weight.mutateAsync(weightKg).then(
              () => true,
              () => false, // told by onError
            )
          }
        />
        <MealsCard logged={meals.map((meal) => meal.mealType)} planned={planned.map((meal) => meal.mealType)} />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <MacroBreakdown eaten={log} goals={targets} />
        <Card as="section">
          <h2 ref={mealsTitle} tabIndex={-1} className="text-xl">
            Today’s meals
          </h2>
          {meals.length > 0 ? (
            <MealList meals={meals} onRemove={(meal) => removal.isPending || removal.mutate(meal)} />
          ) : (
            <div className="py-6 text-muted">
              <p>No meals logged yet today.</p>
              <Link
                to={paths.recipes()}
                className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-4' })}
              >
                Find a recipe to log
              </Link>
            </div>
          )}
        </Card>
      </div>
      {userId && (
        <HistoryCharts userId={userId} today={today} calorieTarget={targets.calories} waterTargetMl={targets.waterMl} />
      )}
      <QuickActions />
    </div>
  )
}
