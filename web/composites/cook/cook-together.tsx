// The form, then the timeline. `date` and `meal` in the address choose the planned dishes of that meal, `week` those of
// the coming days.
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { RunningTask } from '#domain/cook-together/cook-on.ts'
import {
  type CookingPlan,
  currentCooking,
  MOST_DISHES_TOGETHER,
  type TogetherDish,
} from '#domain/cook-together/cooking-lines.ts'
import { timerId } from '#domain/kitchen/kitchen-timers.ts'
import { isToCook } from '#domain/plan/next-meal.ts'
import { type ScheduledMeal, servingsToCookFor } from '#domain/plan/schedule-entry.ts'
import { tablePortions } from '#domain/plan/table-portions.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { servingsAtTable } from '#domain/table/plates.ts'
import { addDays, formatDay } from '#domain/time/calendar.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import { useShownPlan } from '#web/composites/plan/use-shown-plan.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useCooking } from '#web/device/cooking-store.ts'
import { currentPreferences } from '#web/device/preferences.ts'
import { MINUTE_MS } from '#web/features/cook-together/clock-at.ts'
import { RunningTimeline } from '#web/features/cook-together/running-timeline.tsx'
import { type PlanDraft, TogetherForm } from '#web/features/cook-together/together-form.tsx'
import { useTogether } from '#web/features/cook-together/together-store.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { startTimer } from '#web/features/timers/start-timer.ts'
import { useTimers } from '#web/features/timers/timers-store.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate, useSearchParams } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { platesOfDishes } from './plates-of-dishes.ts'
import { useDishesTogether } from './use-dishes-together.ts'
import { useSetAsides } from './use-set-asides.ts'

const AddDishDialog = lazyPart(() =>
  import('#web/composites/week/add-dish-dialog.tsx').then((module) => module.AddDishDialog),
)

const DAYS = 7
const EMPTY: PlanDraft = { dishes: [], readyAt: null, cooks: 1, burners: 4, batch: false }
const LOOK_EVERY_MS = 5000

export function CookTogether() {
  const user = useSessionUser()?.id
  const today = useToday()
  const now = useClock()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { confirm, confirmDialog } = useConfirm()
  const lines = useTogether((state) => state.lines)
  const cooking = currentCooking(lines, now)
  const [draft, setDraft] = useState<PlanDraft | null>(null)
  const [adding, setAdding] = useState(false)
  const favorites = useFavorites((state) => state.favorites)
  const running = useDishesTogether(cooking?.plan.dishes.map(({ id }) => id) ?? [])

  const schedule = useQuery(scheduleQueries.range(user, today, today && addDays(today, DAYS)))
  const plan = useShownPlan(schedule.data)
  const table = useQuery(tableQuery(user)).data
  const asides = useSetAsides(user, table && cooking ? platesOfDishes(cooking.plan, running.recipes, plan, table) : [])
  const dishesOf = (meals: readonly ScheduledMeal[]) =>
    together(meals, plan, table ? servingsAtTable(table) : ({ servings }) => servings)
  const toCook = plan.filter(isToCook)

  const slot = MEAL_SLOTS.find((name) => name === params.get('meal'))
  const date = params.get('date')
  const ofMeal = toCook.filter((meal) => meal.date === date && (!slot || meal.mealType === slot))
  const fromAddress: PlanDraft = {
    ...EMPTY,
    dishes: dishesOf(params.has('week') ? toCook : ofMeal),
    readyAt: date && slot ? timeOf(date, currentPreferences().mealTimes[slot]) : null,
    batch: params.has('week'),
  }
  const shown = draft ?? fromAddress
  const chosen = useDishesTogether(shown.dishes.map(({ id }) => id))
  const change = (part: Partial<PlanDraft>) => setDraft({ ...shown, ...part })

  function start(plan: CookingPlan) {
    if (cooking && draft) useTogether.getState().change(cooking.id, plan)
    else useTogether.getState().start(plan)
    setDraft(null)
    window.scrollTo({ top: 0 })
  }

  function tick(item: RunningTask, recipe: RecipeDetail | undefined, isDone: boolean) {
    if (!cooking || !recipe) return
    const { task } = item
    useTogether.getState().tick(cooking.id, task.id, isDone ? Date.now() : null)
    if (task.wait === 0) return
    const timer = { recipeId: recipe.id, recipeTitle: recipe.title, step: task.step + 1, label: `${task.wait} min` }
    if (isDone) startTimer({ ...timer, seconds: task.wait * 60 })
    else useTimers.getState().dismiss(timerId(timer))
  }

  async function end() {
    const left = cooking && running.recipes.length > 0
    if (left && !(await confirm({ question: 'Are you done cooking together?', confirmLabel: 'Done', tone: 'primary' })))
      return
    useTogether.getState().end()
    navigate(user ? paths.dashboard : paths.recipes())
  }

  function serve(recipe: RecipeDetail, servings: number) {
    const { id, title, steps } = recipe
    useCooking.getState().change(id, { title, servings, step: steps.length + 1 })
    navigate(paths.cook(id))
  }

  if (cooking && draft === null) {
    if (running.isPending) {
      return (
        <Loading label="Loading your dishes">
          <Skeleton className="h-40 max-w-3xl rounded-xl" />
        </Loading>
      )
    }
    const missing = cooking.plan.dishes.filter(({ id }) => !running.recipes.some((recipe) => recipe.id === id))
    return (
      <>
        {missing.length > 0 && (
          <Notice tone="danger" role="alert" className="mb-6">
            We couldn’t load {missing.map(({ title }) => title).join(', ')}, so its steps and times are missing here.
          </Notice>
        )}
        <RunningTimeline
          cooking={cooking}
          recipes={running.recipes}
          asides={asides.map(({ steps }) => steps)}
          now={now}
          onTick={(item, isDone) =>
            tick(
              item,
              running.recipes.find(({ id }) => String(id) === item.task.dish),
              isDone,
            )
          }
          onChange={() => setDraft(cooking.plan)}
          onEnd={end}
          onServe={serve}
        />
        {confirmDialog}
      </>
    )
  }
  return (
    <>
      <TogetherForm
        draft={shown}
        recipes={chosen.recipes}
        isLoading={chosen.isPending}
        error={chosen.error}
        now={now}
        isRunning={cooking !== null && draft !== null}
        onChange={change}
        onAdd={() => setAdding(true)}
        onStart={start}
        more={
          toCook.length > 0 && (
            <Button
              variant="quiet"
              icon={<CalendarDays className="size-4" />}
              onClick={() => change({ dishes: dishesOf(toCook), batch: true })}
            >
              This Week’s Dishes
            </Button>
          )
        }
      />
      {adding && (
        <Suspense>
          <AddDishDialog
            planned={toCook.map((meal) => ({ entry: meal, detail: formatDay(meal.date, 'short') }))}
            favorites={favorites}
            onClose={() => setAdding(false)}
            onChoose={({ entry: { recipeId, title } }) => {
              setAdding(false)
              if (recipeId === null || shown.dishes.some(({ id }) => id === recipeId)) return
              const [planned] = dishesOf(toCook.filter((meal) => meal.recipeId === recipeId))
              const servings = planned?.servings ?? (table ? tablePortions(table) : 2)
              change({
                dishes: [...shown.dishes, { id: recipeId, title, servings: Math.max(1, Math.round(servings)) }],
              })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Each recipe once, with what all its meals need. */
function together(
  meals: readonly ScheduledMeal[],
  plan: readonly ScheduledMeal[],
  atTable: (meal: ScheduledMeal) => number,
): TogetherDish[] {
  const dishes = new Map<TogetherDish['id'], TogetherDish>()
  for (const meal of meals) {
    if (meal.recipeId === null) continue
    const before = dishes.get(meal.recipeId)?.servings ?? 0
    const servings = before + servingsToCookFor(meal, plan, atTable)
    dishes.set(meal.recipeId, { id: meal.recipeId, title: meal.title, servings })
  }
  return [...dishes.values()]
    .map((dish) => ({ ...dish, servings: Math.max(1, Math.ceil(dish.servings)) }))
    .slice(0, MOST_DISHES_TOGETHER)
}

const timeOf = (date: string, minutes: number): number => new Date(`${date}T00:00:00`).getTime() + minutes * MINUTE_MS

/** Milliseconds since 1970, in whole minutes, so that the timeline is drawn once a minute. */
function useClock() {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const interval = setInterval(() => setNow(thisMinute()), LOOK_EVERY_MS)
    return () => clearInterval(interval)
  }, [])
  return now
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
