// A week of planned meals, with all that can be done with them.
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Goals, providerDietOf } from '#domain/diary/goals.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import { dayTotals, weekAverage, weekGrid } from '#domain/plan/week-plan.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { memberKey } from '#web/data/member-key.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { ChooseRecipeDialog } from './choose-recipe-dialog.tsx'
import { addButtonId, DayColumn } from './day-column.tsx'
import { type ScheduledMeal, scheduleMeals, scheduleQueries, unscheduleMeal } from './schedule-queries.ts'
import { WeekSummary } from './week-summary.tsx'

interface ScheduledWeekProps {
  userId: string | undefined
  today: string
  /** Sunday to Saturday. */
  days: readonly string[]
  goals: Goals
  /** The entries that are in the meal log already. */
  logged: ReadonlySet<number>
  onLog: (meal: ScheduledMeal) => Promise<void>
}

const WEEK_GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-7 lg:gap-2'

export function ScheduledWeek({ userId, today, days, goals, logged, onLog }: ScheduledWeekProps) {
  const queryClient = useQueryClient()
  const { confirm, confirmDialog } = useConfirm()
  const [slot, setSlot] = useState<{ date: string; mealType: MealSlot } | null>(null)
  const schedule = useQuery(scheduleQueries.week(userId, days))
  const plan = schedule.data ?? []
  const macrosOf = useMacros(plan)

  const refresh = () => queryClient.invalidateQueries({ queryKey: memberKey(userId) })
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
    mutationFn: onLog,
    onSuccess: () => {
      notify('Meal logged successfully!')
      return refresh()
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
  const ids = [...new Set(meals.map((meal) => meal.recipeId))].filter((id) => id !== null)
  return useQueries({
    queries: ids.map((id) => recipeQueries.one(id)),
    combine: (answers) =>
      new Map<RecipeId | null, Macros>(answers.flatMap(({ data }) => (data ? [[data.id, data.nutrition]] : []))),
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
