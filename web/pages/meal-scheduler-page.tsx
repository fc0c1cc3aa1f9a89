import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addDays, formatWeek, weekDays } from '#domain/calendar.ts'
import { DEFAULT_GOALS, type Goals } from '#domain/goals.ts'
import type { MealSlot } from '#domain/meal-slots.ts'
import { pictureSources } from '#domain/recipe-view.ts'
import { dayTotals, weekAverage, weekGrid } from '#domain/week-plan.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { logMeal, servingOf } from '#web/features/meals/meals-queries.ts'
import { ChooseRecipeDialog } from '#web/features/schedule/choose-recipe-dialog.tsx'
import { DayColumn } from '#web/features/schedule/day-column.tsx'
import {
  type ScheduledMeal,
  scheduleMeals,
  scheduleQueries,
  unscheduleMeal,
} from '#web/features/schedule/schedule-queries.ts'
import { wholeNumber } from '#web/lib/figures.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { type RecipeCard, recipeQueries } from '#web/lib/recipe-queries.ts'
import { useSessionUser } from '#web/lib/session.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { notify } from '#web/ui/toast-store.ts'

export function MealSchedulerPage() {
  usePageHead({ title: 'Meal scheduler', description: 'Plan your meals for the week.', noIndex: true })
  const user = useSessionUser()
  const today = useToday()
  const [shownDay, setShownDay] = useState<string>()
  const date = shownDay ?? today
  const goals = useQuery(goalsQueries.saved(user?.id)).data ?? DEFAULT_GOALS

  return (
    <div className="page-width pb-16">
      <PageHeader
        title="Meal Scheduler"
        intro={date ? formatWeek(date) : ' '}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<ChevronLeft className="size-4" />}
              disabled={!date}
              onClick={() => setShownDay(addDays(date, -7))}
            >
              Previous Week
            </Button>
            <Button variant="secondary" disabled={!date} onClick={() => setShownDay(addDays(date, 7))}>
              Next Week
              <ChevronRight className="size-4" />
            </Button>
          </>
        }
      />
      {!user && (
        <Notice tone="lake" className="mb-6">
          You are not signed in, so nothing can be planned yet.{' '}
          <TextLink to={`${paths.auth}?return=${paths.mealScheduler}`}>Sign in</TextLink> to plan your week.
        </Notice>
      )}
      {date ? <Week userId={user?.id} today={today} date={date} goals={goals} /> : <WeekSkeleton />}
    </div>
  )
}

interface WeekProps {
  userId: string | undefined
  today: string
  date: string
  goals: Goals
}

function Week({ userId, today, date, goals }: WeekProps) {
  const queryClient = useQueryClient()
  const { confirm, confirmDialog } = useConfirm()
  const [slot, setSlot] = useState<{ date: string; mealType: MealSlot } | null>(null)
  const days = weekDays(date)
  const schedule = useQuery(scheduleQueries.range(userId, days[0] ?? date, days[6] ?? date))
  const meals = schedule.data ?? []
  const macrosOf = useMacros(meals)

  const refresh = () => queryClient.invalidateQueries({ queryKey: scheduleQueries.all })
  const complain = (what: string) => (error: Error) => notify(`${what} ${error.message}`, { tone: 'danger' })
  const adding = useMutation({
    mutationFn: (recipe: RecipeCard) => scheduleMeals(slot ? [{ ...slot, ...entryOf(recipe) }] : []),
    onSuccess: async () => {
      await refresh()
      setSlot(null)
    },
    onError: complain('The meal was not added.'),
  })
  const removal = useMutation({
    mutationFn: (meal: ScheduledMeal) => unscheduleMeal(meal.id),
    onSuccess: refresh,
    onError: complain('The meal was not deleted.'),
  })
  const logging = useMutation({
    mutationFn: async (meal: ScheduledMeal) => {
      const recipe = await queryClient.fetchQuery(recipeQueries.one(meal.recipeId))
      await logMeal(servingOf(recipe, meal.mealType, meal.date))
    },
    onSuccess: () => {
      notify('Meal logged successfully!')
      return Promise.all(['dashboard', 'meals'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    },
    onError: complain('The meal was not logged.'),
  })

  async function remove(meal: ScheduledMeal) {
    if (await confirm({ question: `Delete ${meal.title} from your plan?`, confirmLabel: 'Delete' }))
      removal.mutate(meal)
  }

  if (schedule.isError) {
    return (
      <Notice tone="danger" role="alert">
        Your plan could not be read. {schedule.error.message}
        <Button size="sm" variant="secondary" className="ml-3" onClick={() => schedule.refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (userId && schedule.isPending) return <WeekSkeleton />
  const columns = weekGrid(days, meals).map((day) => ({ ...day, totals: dayTotals(day.slots, macrosOf) }))
  const average = weekAverage(columns.map((column) => column.totals))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-7 lg:gap-2.5">
        {columns.map((column) => (
          <DayColumn
            key={column.date}
            date={column.date}
            isToday={column.date === today}
            slots={column.slots}
            totals={column.totals}
            goals={goals}
            onAdd={(mealType) => setSlot({ date: column.date, mealType })}
            onRemove={remove}
            onLog={(meal) => logging.mutate(meal)}
          />
        ))}
      </div>
      <p className="mt-6 text-muted tabular-nums">
        {average
          ? `Average of the planned days: ${wholeNumber(average.calories)} kcal, ${wholeNumber(average.protein)} g protein, ${wholeNumber(average.carbs)} g carbs, ${wholeNumber(average.fat)} g fat. Your target is ${wholeNumber(goals.calories)} kcal.`
          : 'Nothing is planned for this week yet. Press a plus to choose a recipe.'}
      </p>
      <ChooseRecipeDialog
        slot={slot}
        pending={adding.isPending}
        onChoose={(recipe) => adding.mutate(recipe)}
        onClose={() => setSlot(null)}
      />
      {confirmDialog}
    </>
  )
}

function entryOf(recipe: RecipeCard) {
  return {
    recipeId: recipe.id,
    title: recipe.title,
    image: pictureSources(recipe).src,
    servings: 1,
    calories: Math.round(recipe.nutrition.calories) || 0,
  }
}

/** The entries keep calories only; macros come from the recipes themselves. */
function useMacros(meals: readonly ScheduledMeal[]) {
  const ids = [...new Set(meals.map((meal) => meal.recipeId))]
  return useQueries({
    queries: ids.map((id) => recipeQueries.one(id)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.nutrition] as const] : []))),
  })
}

function WeekSkeleton() {
  return (
    <Loading label="Loading your week" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-7 lg:gap-2.5">
      {['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'].map((day) => (
        <Skeleton key={day} className="h-80 rounded-xl" />
      ))}
    </Loading>
  )
}
