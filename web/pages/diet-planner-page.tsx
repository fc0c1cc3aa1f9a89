import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { PLANNER_CALORIES, plannerCalories, providerDietOf } from '#domain/diary/goals.ts'
import {
  type FigureWish,
  MOST_PEOPLE,
  NO_WISHES,
  type PlanRequest,
  type PlanSettings,
} from '#domain/plan/plan-request.ts'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import type { Table } from '#domain/plan/table-portions.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { useSessionUser } from '#web/data/session.ts'
import { placeKey, useDietPlan } from '#web/features/diet-plan/diet-plan-store.ts'
import { PlanForm } from '#web/features/diet-plan/plan-form.tsx'
import { planWithOwnRecipes } from '#web/features/diet-plan/plan-queries.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useSearchParams } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { anyRecipe } from './any-recipe.ts'

planWithOwnRecipes(async () => (await import('./own-recipes-to-plan.ts')).readOwnRecipes())

// The form renders right away; the plan view is loaded with it.
const PlanNotesNotice = lazy(() =>
  import('#web/features/diet-plan/plan-notes.tsx').then((module) => ({ default: module.PlanNotesNotice })),
)
const PlanResult = lazy(() =>
  import('#web/features/diet-plan/plan-result.tsx').then((module) => ({ default: module.PlanResult })),
)
const PlanUses = lazy(() =>
  import('#web/features/diet-plan/plan-uses.tsx').then((module) => ({ default: module.PlanUses })),
)

const EMPTY_REQUEST: PlanRequest = {
  targetCalories: PLANNER_CALORIES.default,
  diet: '',
  exclude: '',
  span: 'day',
  wishes: NO_WISHES,
}

const FORM = { step: 'form' } as const
const NO_WISHES_TABLE: Table = { people: NO_WISHES.people, portions: NO_WISHES.portions }

/** The planner takes fewer people than a household's table. */
const plannerTable = ({ people, portions }: Table): Table => ({ people: Math.min(people, MOST_PEOPLE), portions })

export function DietPlannerPage() {
  usePageHead({
    title: 'Diet planner',
    description: 'A day or a week of meals that adds up to your calories and fits your diet.',
    canonical: paths.dietPlanner,
  })
  const user = useSessionUser()
  const queryClient = useQueryClient()
  const goals = useQuery(goalsQueries.saved(user?.id)).data
  const plan = useDietPlan()
  // "Use this up" elsewhere on the site leads here with what should be used: a plan without it makes room for the form.
  const toUse = useSearchParams()[0].get('use')
  const isOtherPlan = toUse !== null && plan.state.step === 'result' && plan.state.request.wishes.use !== toUse
  const state = isOtherPlan ? FORM : plan.state
  const top = useFocusOnChange(state.step)

  const { place, placementDialog } = useMealPlacement(user?.id)

  const today = useToday()
  const favorites = useFavorites((store) => store.favorites)
  const profile = useQuery(profileQueries.own(user?.id)).data
  const profileExclusions = profile ? [...profile.allergies, ...profile.dislikes] : []
  const settings: PlanSettings = {
    day: today === '' ? 'monday' : weekdayOf(today),
    favorites,
    excluded: profileExclusions,
  }
  const fromGoals = goals && {
    targetCalories: plannerCalories(goals.calories),
    diet: providerDietOf(goals.diet) ?? '',
  }
  const base = plan.lastRequest ?? { ...EMPTY_REQUEST, ...fromGoals, wishes: plan.wishes }
  const atTable = useQuery(tableQuery(user?.id)).data
  const table = atTable && atTable.people > 1 ? plannerTable(atTable) : undefined
  const start = { ...base, wishes: { ...base.wishes, ...table, use: toUse ?? base.wishes.use } }
  // Who eats is no reason to open the wishes: the form says it anyway.
  const hasWishes = JSON.stringify({ ...start.wishes, ...NO_WISHES_TABLE }) !== JSON.stringify(NO_WISHES)

  function generate(request: PlanRequest) {
    void plan.generate(request, settings)
    void remember(request.wishes)
  }

  async function remember(eating: Table) {
    if (user) await (await import('./remember-table.ts')).rememberTable(queryClient, user.id, eating)
  }

  /** A visitor may have made the plan before signing up: the week cooks for the same people. */
  async function schedule(meals: readonly PlannedEntry[], eating: Table) {
    const placed = await place(meals, 'Plan added to your meal schedule.')
    if (placed) await remember(eating)
    return placed
  }

  function drop(request: PlanRequest, wish: FigureWish) {
    void plan.generate({ ...request, wishes: { ...request.wishes, [wish]: null } }, settings)
  }

  if (state.step === 'result') {
    return (
      <div ref={top} tabIndex={-1} className="page-width pb-16 outline-none">
        <PageHeader
          title={`Your ${state.request.diet || 'Custom'} Meal Plan`}
          actions={
            <Button variant="secondary" onClick={plan.backToForm}>
              Create New Meal Plan
            </Button>
          }
          className="pb-5 sm:pb-5"
        />
        <Suspense fallback={<PlanSkeleton />}>
          <PlanNotesNotice notes={state.notes} onDrop={(wish) => drop(state.request, wish)} />
          <PlanResult
            request={state.request}
            days={state.days}
            busy={plan.busy}
            isLocked={(place) => plan.locked.includes(placeKey(place))}
            onSwap={plan.swap}
            onLock={plan.toggleLock}
            onRegenerate={plan.regenerate}
            onRegenerateAll={plan.regenerateAll}
          />
          <PlanUses
            table={state.request.wishes}
            days={state.days}
            recipeOf={(id) => anyRecipe(queryClient, id)}
            shoppingList={() => import('./plan-shopping.ts')}
            onSchedule={user && ((meals) => schedule(meals, state.request.wishes))}
          />
        </Suspense>
        {placementDialog}
      </div>
    )
  }
  return (
    <div ref={top} tabIndex={-1} className="page-width max-w-4xl pb-16 outline-none">
      <PageHeader title="Diet Planner" intro="Tell us your calories and diet, and we’ll plan meals to match." />
      {state.step === 'form' && (
        <PlanForm start={start} hasWishes={hasWishes} profileExclusions={profileExclusions} onSubmit={generate} />
      )}
      {state.step === 'loading' && <PlanSkeleton />}
      {state.step === 'failed' && (
        <section role="alert">
          <EmptyState
            icon={<CookingPot />}
            title="We couldn’t make a plan"
            action={<Button onClick={plan.backToForm}>Try Again</Button>}
          >
            There was an error generating your meal plan. Please try again.
          </EmptyState>
        </section>
      )}
    </div>
  )
}

function PlanSkeleton() {
  return (
    <Loading label="Generating your meal plan" className="grid gap-5 sm:grid-cols-3">
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-80 rounded-xl" />
      ))}
    </Loading>
  )
}

/** Moves the focus to the top of the new step, because the pressed button is gone. */
function useFocusOnChange(step: string) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    top.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return top
}
