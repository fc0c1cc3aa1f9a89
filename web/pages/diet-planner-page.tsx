import { useQuery } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PLANNER_CALORIES, plannerCalories, providerDietOf } from '#domain/diary/goals.ts'
import { hasRecipe } from '#domain/shopping/shopping.ts'
import { useSessionUser } from '#web/data/session.ts'
import { placeKey, useDietPlan } from '#web/features/diet-plan/diet-plan-store.ts'
import { PlanForm } from '#web/features/diet-plan/plan-form.tsx'
import type { PlanRequest } from '#web/features/diet-plan/plan-queries.ts'
import { PlanResult } from '#web/features/diet-plan/plan-result.tsx'
import { PlanUses } from '#web/features/diet-plan/plan-uses.tsx'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const EMPTY_REQUEST: PlanRequest = { targetCalories: PLANNER_CALORIES.default, diet: '', exclude: '', span: 'day' }

export function DietPlannerPage() {
  usePageHead({
    title: 'Diet planner',
    description: 'A day or a week of meals that adds up to your calories and fits your diet.',
    canonical: paths.dietPlanner,
  })
  const user = useSessionUser()
  const goals = useQuery(goalsQueries.saved(user?.id)).data
  const plan = useDietPlan()
  const { state } = plan
  const top = useFocusOnChange(state.step)
  const addIngredients = useShoppingList((list) => list.addRecipeIngredients)

  const { place, placementDialog } = useMealPlacement(user?.id)

  const start =
    plan.lastRequest ??
    (goals
      ? { ...EMPTY_REQUEST, targetCalories: plannerCalories(goals.calories), diet: providerDietOf(goals.diet) ?? '' }
      : EMPTY_REQUEST)

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
        <PlanResult
          request={state.request}
          days={state.days}
          busy={plan.busy}
          isLocked={(place) => plan.locked.has(placeKey(place))}
          onSwap={plan.swap}
          onLock={plan.toggleLock}
          onRegenerate={plan.regenerate}
        />
        <PlanUses
          days={state.days}
          isListed={(id) => hasRecipe(useShoppingList.getState().items, id)}
          onShop={addIngredients}
          onSchedule={user && ((meals) => place(meals, 'The plan is in your meal schedule.'))}
        />
        {placementDialog}
      </div>
    )
  }
  return (
    <div ref={top} tabIndex={-1} className="page-width max-w-4xl pb-16 outline-none">
      <PageHeader title="Diet Planner" intro="Say how much and how you eat; you get meals that add up." />
      {state.step === 'form' && <PlanForm start={start} onSubmit={plan.generate} />}
      {state.step === 'loading' && <PlanSkeleton />}
      {state.step === 'failed' && (
        <section role="alert">
          <EmptyState
            icon={<CookingPot />}
            title="No plan this time"
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
