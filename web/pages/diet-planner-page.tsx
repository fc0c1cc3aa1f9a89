import { useQuery, useQueryClient } from '@tanstack/react-query'
import { scaleAmount } from '#domain/amounts.ts'
import { addDays } from '#domain/calendar.ts'
import type { PlanDay } from '#domain/diet-plan.ts'
import { PLANNER_CALORIES, plannerCalories, providerDietOf } from '#domain/goals.ts'
import { pictureSources } from '#domain/recipe-view.ts'
import { PlanActions } from '#web/features/diet-plan/plan-actions.tsx'
import { PlanForm } from '#web/features/diet-plan/plan-form.tsx'
import type { PlanRequest } from '#web/features/diet-plan/plan-queries.ts'
import { PlanResult } from '#web/features/diet-plan/plan-result.tsx'
import { useDietPlan } from '#web/features/diet-plan/use-diet-plan.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { scheduleMeals, scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { recipeQueries } from '#web/lib/recipe-queries.ts'
import { useSessionUser } from '#web/lib/session.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'

const EMPTY_REQUEST: PlanRequest = { calories: PLANNER_CALORIES.default, diet: '', exclude: '', span: 'day' }

export function DietPlannerPage() {
  usePageHead({
    title: 'Diet planner',
    description: 'A day or a week of meals that adds up to your calories and fits your diet.',
    canonical: paths.dietPlanner,
  })
  const user = useSessionUser()
  const today = useToday()
  const goals = useQuery(goalsQueries.saved(user?.id)).data
  const plan = useDietPlan()
  const { state } = plan
  const start = goals
    ? { ...EMPTY_REQUEST, calories: plannerCalories(goals.calories), diet: providerDietOf(goals.diet) ?? '' }
    : EMPTY_REQUEST

  if (state.step === 'result') {
    return (
      <div className="page-width pb-16">
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
          isLocked={plan.isLocked}
          onSwap={plan.swap}
          onLock={plan.toggleLock}
          onRegenerate={plan.regenerate}
        />
        <UsePlan days={state.days} today={today} userId={user?.id} />
      </div>
    )
  }
  return (
    <div className="page-width max-w-4xl pb-16">
      <PageHeader title="Diet Planner" intro="Say how much and how you eat; you get meals that add up." />
      {state.step === 'form' && (
        // A member's goals arrive a moment later and start the form anew.
        <PlanForm key={`${start.calories} ${start.diet}`} start={start} onSubmit={plan.generate} />
      )}
      {state.step === 'loading' && <PlanSkeleton />}
      {state.step === 'failed' && (
        <section role="alert">
          <EmptyState title="No plan this time" action={<Button onClick={plan.backToForm}>Try Again</Button>}>
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

function UsePlan({ days, today, userId }: { days: readonly PlanDay[]; today: string; userId: string | undefined }) {
  const queryClient = useQueryClient()
  const addIngredients = useShoppingList((list) => list.addRecipeIngredients)
  const meals = days.flatMap((day) => day.meals)

  async function shop(people: number) {
    try {
      const recipes = await Promise.all(meals.map((meal) => queryClient.fetchQuery(recipeQueries.one(String(meal.id)))))
      for (const recipe of recipes) {
        const ingredients = recipe.ingredients.map(({ name, unit, quantity }) => ({
          name,
          unit,
          amount: scaleAmount(quantity, recipe.servings, people),
        }))
        addIngredients({ id: recipe.id, title: recipe.title }, ingredients)
      }
      notify('Ingredients added to your shopping list!')
    } catch {
      notify('The recipes could not be read, so nothing was added. Please try again.', { tone: 'danger' })
    }
  }

  async function schedule(from: string) {
    const entries = days.flatMap((day, index) =>
      day.meals.map((meal) => ({
        date: addDays(from, index),
        mealType: meal.slot,
        recipeId: String(meal.id),
        title: meal.title,
        image: pictureSources(meal).src,
        servings: 1,
        calories: Math.round(meal.calories),
      })),
    )
    try {
      await scheduleMeals(entries)
      await queryClient.invalidateQueries({ queryKey: scheduleQueries.all })
      notify('The plan is in your meal schedule.')
    } catch (error) {
      notify(`The plan was not added. ${error instanceof Error ? error.message : ''}`, { tone: 'danger' })
    }
  }

  return <PlanActions key={today} today={today} onShop={shop} onSchedule={userId ? schedule : null} />
}
