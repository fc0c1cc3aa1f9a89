// A week of planned meals: seven columns on wide screens, one scroll on a phone, one page in print.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Goals } from '#domain/diary/goals.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import { type EntryPlace, type ScheduledMeal, servingsToCookFor } from '#domain/plan/schedule-entry.ts'
import { dayTotals, entryMacros, hasAllMacros, uncountedMeals, weekAverage, weekGrid } from '#domain/plan/week-plan.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Deferred } from '#web/ui/deferred.tsx'
import { countText } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { DayColumn, dayId } from './day-column.tsx'
import type { MealActions } from './planned-meal.tsx'
import { WeekStrip } from './week-strip.tsx'

// Below the week.
const WeekSummary = lazyPart(() => import('./week-summary.tsx').then((module) => module.WeekSummary))

interface ScheduledWeekProps {
  today: string
  /** Seven in a row. */
  days: readonly string[]
  /** The day that the address names. */
  chosenDay: string
  onChooseDay: (date: string) => void
  plan: readonly ScheduledMeal[]
  /** Planned in the days after the week: leftovers of its last dishes are cooked with them. */
  later: readonly ScheduledMeal[]
  /** The member's own part of a meal; null if it is for others. */
  plateIn: (meal: ScheduledMeal) => { servings: number } | null
  /** By meal: what a serving has on a plate with something else in it. */
  onPlates: ReadonlyMap<number, Macros>
  /** What everybody eats of a meal together. */
  atTable: (meal: ScheduledMeal) => number
  ownerOf: (meal: ScheduledMeal) => string | null
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

const WEEK_GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-7 lg:gap-2'

export function ScheduledWeek(props: ScheduledWeekProps) {
  const { today, days, chosenDay, onChooseDay, plan, later, goals, logged, loggingId, ownMacros, onAdd, onClear } =
    props
  const { onPlates } = props
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

  // What others eat isn't part of the member's day.
  const own = plan.flatMap((meal) => {
    const plate = props.plateIn(meal)
    return plate ? [{ ...meal, servings: plate.servings, onPlate: onPlates.get(meal.id) }] : []
  })
  const ownDays = weekGrid(days, own)
  const columns = weekGrid(days, plan).map((day, at) => {
    const slots = ownDays[at]?.slots ?? day.slots
    return {
      ...day,
      totals: dayTotals(slots, macrosOf),
      hasMacros: hasAllMacros(slots, macrosOf),
      uncounted: uncountedMeals(slots, macrosOf),
    }
  })
  const plateOf = (meal: ScheduledMeal) => props.plateIn(meal) ?? meal.plates?.[0] ?? meal
  const caloriesOf = (meal: ScheduledMeal) =>
    entryMacros({ ...meal, servings: plateOf(meal).servings, onPlate: onPlates.get(meal.id) }, macrosOf).calories
  // Days that are over come last to mind, but first in the week.
  const [showsPast, setShowsPast] = useState(false)
  const past = days.includes(today) ? days.filter((day) => day < today) : []
  const isFolded = !showsPast && chosenDay >= today

  function jumpTo(date: string) {
    flushSync(() => onChooseDay(date))
    document.getElementById(dayId(date))?.scrollIntoView({ block: 'start' })
  }

  const counts = columns.map(({ date, slots }) => ({ date, meals: Object.values(slots).flat().length }))
  return (
    <div ref={week}>
      <WeekStrip days={counts} chosen={chosenDay} today={today} onChoose={jumpTo} />
      {isFolded && past.length > 0 && (
        <Button
          variant="quiet"
          onClick={() => setShowsPast(true)}
          className="mb-2 w-full text-muted lg:hidden print:hidden"
        >
          Show {countText(past.length, 'earlier day')}
        </Button>
      )}
      <div className={`${WEEK_GRID} print:grid-cols-[5.5rem_repeat(4,minmax(0,1fr))] print:gap-x-4 print:gap-y-0`}>
        <div className="hidden print:contents">
          <span />
          {MEAL_SLOTS.map((slot) => (
            <h2 key={slot} className="font-bold text-base">
              {MEAL_SLOT_NAMES[slot]}
            </h2>
          ))}
        </div>
        {columns.map(({ date, slots, totals, hasMacros, uncounted }) => (
          // The days above the chosen one keep their height, so that it stays where it is.
          <Deferred key={date} isNow={date <= chosenDay} meanwhile={<Skeleton className={DAY} />}>
            <DayColumn
              date={date}
              isToday={date === today}
              isFolded={isFolded && past.includes(date)}
              slots={slots}
              caloriesOf={caloriesOf}
              servingsOf={(meal) => plateOf(meal).servings}
              isOwn={(meal) => props.plateIn(meal) !== null}
              ownerOf={props.ownerOf}
              toCook={(meal) => servingsToCookFor(meal, [...plan, ...later], props.atTable)}
              logged={logged}
              loggingId={loggingId}
              totals={totals}
              hasMacros={hasMacros}
              uncounted={uncounted}
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
      {['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'].map((day) => (
        <Skeleton key={day} className={DAY} />
      ))}
    </Loading>
  )
}
