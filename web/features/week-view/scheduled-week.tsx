// A week of planned meals: seven columns on wide screens, one day at a time on a phone, one page in print.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import type { Goals } from '#domain/diary/goals.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import { type EntryPlace, type ScheduledMeal, servingsToCookFor } from '#domain/plan/schedule-entry.ts'
import { dayTotals, entryMacros, hasAllMacros, uncountedMeals, weekAverage, weekGrid } from '#domain/plan/week-plan.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { cx } from '#web/ui/cx.ts'
import { Deferred } from '#web/ui/deferred.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { DayColumn } from './day-column.tsx'
import type { MealActions } from './planned-meal.tsx'
import { WeekStrip } from './week-strip.tsx'

// Below the week.
const WeekSummary = lazyPart(() => import('./week-summary.tsx').then((module) => module.WeekSummary))

interface ScheduledWeekProps {
  today: string
  /** Sunday to Saturday. */
  days: readonly string[]
  /** The day that a phone shows. */
  chosenDay: string
  onChooseDay: (date: string) => void
  plan: readonly ScheduledMeal[]
  /** Planned in the days after the week: leftovers of its last dishes are cooked with them. */
  later: readonly ScheduledMeal[]
  /** What everybody at the table eats if one person eats a portion of 1. */
  tablePortions: number
  goals: Goals
  /** The entries already logged as eaten. */
  logged: ReadonlySet<number>
  loggingId: number | undefined
  /** Nutrition of recipes that only this device has. */
  ownMacros: ReadonlyMap<RecipeId, Macros>
  actions: MealActions
  onAdd: (place: EntryPlace) => void
  onClear: (date: string) => void
  onDrop: (meal: ScheduledMeal, place: EntryPlace, copy: boolean) => void
}

const WEEK_GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-7 lg:gap-2'

export function ScheduledWeek(props: ScheduledWeekProps) {
  const { today, days, chosenDay, onChooseDay, plan, later, goals, logged, loggingId, ownMacros, onAdd, onClear } =
    props
  const macrosOf = useMacros(plan, ownMacros)
  const week = useRef<HTMLDivElement>(null)

  const drop = useEffectEvent(
    (mealId: number, date: string, mealType: EntryPlace['mealType'] | null, copy: boolean) => {
      const meal = plan.find(({ id }) => id === mealId)
      if (meal) props.onDrop(meal, { date, mealType: mealType ?? meal.mealType }, copy)
    },
  )
  useEffect(() => {
    let disable: (() => void) | null = () => undefined
    // After the week is shown. Without a network, there is still Move in each meal's menu.
    import('./meal-drag.ts').then(
      ({ enableMealDrag }) => {
        if (!disable || !week.current) return
        disable = enableMealDrag(week.current, (to) => drop(to.mealId, to.date, to.mealType, to.copy))
      },
      () => undefined,
    )
    return () => {
      disable?.()
      disable = null
    }
  }, [])

  const columns = weekGrid(days, plan).map((day) => ({
    ...day,
    totals: dayTotals(day.slots, macrosOf),
    hasMacros: hasAllMacros(day.slots, macrosOf),
  }))
  const counts = columns.map(({ date, slots }) => ({ date, meals: Object.values(slots).flat().length }))
  return (
    <div ref={week}>
      <WeekStrip days={counts} chosen={chosenDay} today={today} onChoose={onChooseDay} />
      <div className={`${WEEK_GRID} print:grid-cols-7 print:gap-1`}>
        {columns.map(({ date, slots, totals, hasMacros }) => (
          // A phone shows only the chosen day.
          <Deferred key={date} isNow={date === chosenDay} meanwhile={<Skeleton className={`${DAY} max-md:hidden`} />}>
            <DayColumn
              date={date}
              isToday={date === today}
              isChosen={date === chosenDay}
              slots={slots}
              caloriesOf={(meal) => entryMacros(meal, macrosOf).calories}
              toCook={(meal) => servingsToCookFor(meal, [...plan, ...later], props.tablePortions)}
              logged={logged}
              loggingId={loggingId}
              totals={totals}
              hasMacros={hasMacros}
              uncounted={uncountedMeals(slots, macrosOf)}
              goals={goals}
              actions={props.actions}
              onAdd={onAdd}
              onClear={() => onClear(date)}
            />
          </Deferred>
        ))}
      </div>
      <Suspense>
        <WeekSummary
          average={weekAverage(columns.map((column) => column.totals))}
          hasMacros={columns.every((column) => column.hasMacros)}
          goals={goals}
        />
      </Suspense>
    </div>
  )
}

/** The entries only store calories; macros come from the recipes themselves. */
function useMacros(meals: readonly ScheduledMeal[], own: ReadonlyMap<RecipeId, Macros>) {
  const ids = meals.flatMap(({ recipeId }) => (recipeId === null || isCustomRecipeId(recipeId) ? [] : [recipeId]))
  const { data: recipes = [] } = useQuery({
    ...recipeQueries.many([...new Set(ids)]),
    placeholderData: keepPreviousData,
  })
  return new Map<RecipeId | null, Macros>([
    ...own,
    ...recipes.map(({ id, nutrition }): [RecipeId, Macros] => [id, nutrition]),
  ])
}

const DAY = 'h-96 rounded-xl'

export function WeekSkeleton() {
  return (
    <Loading label="Loading your week" className={WEEK_GRID}>
      {['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'].map((day, at) => (
        <Skeleton key={day} className={cx(DAY, at > 0 && 'max-md:hidden')} />
      ))}
    </Loading>
  )
}
