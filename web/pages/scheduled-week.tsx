// A week of planned meals, with all that can be done with them.
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Goals, providerDietOf } from '#domain/diary/goals.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import { dayTotals, loggedEntries, weekAverage, weekGrid } from '#domain/plan/week-plan.ts'
import { pictureSources } from '#domain/recipe/recipe-view.ts'
import { weekDays } from '#domain/time/calendar.ts'
import { type RecipeCard, recipeQueries } from '#web/data/recipe-queries.ts'
import { dashboardQueries } from '#web/features/dashboard/day-queries.ts'
import { logMeal, mealsQueries, servingsOf } from '#web/features/meals/meals-queries.ts'
import { ChooseRecipeDialog } from '#web/features/schedule/choose-recipe-dialog.tsx'
import { addButtonId, DayColumn } from '#web/features/schedule/day-column.tsx'
import {
  type ScheduledMeal,
  scheduleMeals,
  scheduleQueries,
  unscheduleMeal,
} from '#web/features/schedule/schedule-queries.ts'
import { WeekSummary } from '#web/features/schedule/week-summary.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface ScheduledWeekProps {
  userId: string | undefined
  today: string
  /** Any day of the week. */
  date: string
  goals: Goals
}

const WEEK_GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-7 lg:gap-2'

export function ScheduledWeek({ userId, today, date, goals }: ScheduledWeekProps) {
  const queryClient = useQueryClient()
  const { confirm, confirmDialog } = useConfirm()
  const [slot, setSlot] = useState<{ date: string; mealType: MealSlot } | null>(null)
  const days = weekDays(date)
  const [from = date, to = date] = [days[0], days[6]]
  const schedule = useQuery(scheduleQueries.range(userId, from, to))
  const plan = schedule.data ?? []
  const log = useQuery(mealsQueries.range(userId, from, to)).data ?? []
  const macrosOf = useMacros(plan)

  const refresh = () => queryClient.invalidateQueries({ queryKey: scheduleQueries.all })
  const complain = (what: string) => (error: Error) => notify(`${what} ${error.message}`, { tone: 'danger' })
  const adding = useMutation({
    mutationFn: (entry: { slot: NonNullable<typeof slot>; recipe: RecipeCard }) =>
      scheduleMeals([{ ...entry.slot, ...entryOf(entry.recipe) }]),
    onSuccess: async () => {
      await refresh()
      setSlot(null)
    },
  })
  const removal = useMutation({
    mutationFn: (meal: ScheduledMeal) => unscheduleMeal(meal.id),
    onSuccess: async (_, meal) => {
      await refresh()
      document.getElementById(addButtonId(meal.date, meal.mealType))?.focus() // the entry's own buttons are gone
    },
    onError: complain('The meal was not deleted.'),
  })
  const logging = useMutation({
    mutationFn: async ({ recipeId, mealType, date: planned, servings }: ScheduledMeal) => {
      const recipe = await queryClient.fetchQuery(recipeQueries.one(recipeId))
      // What was planned for a later day and is eaten already was eaten today.
      await logMeal(servingsOf(recipe, { mealType, servings, date: planned < today ? planned : today }))
    },
    onSuccess: () => {
      notify('Meal logged successfully!')
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: dashboardQueries.all }),
        queryClient.invalidateQueries({ queryKey: mealsQueries.all }),
      ])
    },
    onError: complain('The meal was not logged.'),
  })

  function openSlot(opened: NonNullable<typeof slot>) {
    adding.reset()
    setSlot(opened)
  }

  async function remove(meal: ScheduledMeal) {
    if (await confirm({ question: `Delete ${meal.title} from your plan?`, confirmLabel: 'Delete' }))
      removal.mutate(meal)
  }

  if (schedule.isLoadingError) {
    return (
      <Notice tone="danger" role="alert">
        <p>Your plan could not be read. {schedule.error.message}</p>
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => schedule.refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (userId && schedule.isPending) return <WeekSkeleton />
  const logged = loggedEntries(plan, log)
  const columns = weekGrid(days, plan).map((day) => ({ ...day, totals: dayTotals(day.slots, macrosOf) }))
  return (
    <>
      <div className={WEEK_GRID}>
        {columns.map((column) => (
          <DayColumn
            key={column.date}
            date={column.date}
            isToday={column.date === today}
            slots={column.slots}
            logged={logged}
            loggingId={logging.isPending ? logging.variables.id : undefined}
            totals={column.totals}
            goals={goals}
            onAdd={(mealType) => openSlot({ date: column.date, mealType })}
            onRemove={remove}
            onLog={(meal) => logging.isPending || logging.mutate(meal)}
          />
        ))}
      </div>
      <WeekSummary average={weekAverage(columns.map((column) => column.totals))} goals={goals} />
      {slot && (
        <ChooseRecipeDialog
          slot={slot}
          diet={providerDietOf(goals.diet)}
          pending={adding.isPending}
          problem={adding.error && `The meal was not added. ${adding.error.message}`}
          onChoose={(recipe) => adding.mutate({ slot, recipe })}
          onClose={() => setSlot(null)}
        />
      )}
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

export function WeekSkeleton() {
  return (
    <Loading label="Loading your week" className={WEEK_GRID}>
      {['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'].map((day) => (
        <Skeleton key={day} className="h-96 rounded-xl" />
      ))}
    </Loading>
  )
}
