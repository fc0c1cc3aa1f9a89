// The planner's states: form, loading, result or error; and the changes to a result. They are kept for the visit, so that
// a plan is still there after a look at one of its recipes.
import { create } from 'zustand'
import { isFarFrom, type PlanDay } from '#domain/plan/diet-plan.ts'
import { notify } from '#web/ui/toast-store.ts'
import { generatePlan, type PlanRequest, renewDay } from './plan-queries.ts'
import type { MealPlace } from './plan-result.tsx'

type PlanState =
  | { step: 'form' }
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'result'; request: PlanRequest; days: PlanDay[] }

const keyOf = ({ day, meal }: MealPlace) => `${day}:${meal}`

interface Planner {
  state: PlanState
  /** What was asked for last, so that the form need not be filled in twice. */
  lastRequest: PlanRequest | null
  locked: ReadonlySet<string>
  /** The meal that is being replaced, or the whole day (meal -1). */
  busy: MealPlace | null
}

const usePlanner = create<Planner>(() => ({
  state: { step: 'form' },
  lastRequest: null,
  locked: new Set(),
  busy: null,
}))

export function useDietPlan() {
  const { state, lastRequest, locked, busy } = usePlanner()
  const setState = (next: PlanState) => usePlanner.setState({ state: next })

  async function generate(request: PlanRequest) {
    usePlanner.setState({ state: { step: 'loading' }, lastRequest: request, locked: new Set() })
    try {
      setState({ step: 'result', request, days: await generatePlan(request) })
    } catch {
      setState({ step: 'failed' })
    }
  }

  /** Makes the places of a day anew that do not stay. */
  async function renew(place: MealPlace, stays: (index: number) => boolean) {
    if (state.step !== 'result' || busy) return
    const { request, days } = state
    const day = days[place.day]
    if (!day) return
    usePlanner.setState({ busy: place })
    try {
      const renewed = await freshDay(request, days, { day, stays })
      setState({ ...state, days: days.map((one, index) => (index === place.day ? renewed : one)) })
    } catch {
      notify('No other meal fits here. Your plan stays as it is.', { tone: 'danger' })
    } finally {
      usePlanner.setState({ busy: null })
    }
  }

  return {
    state,
    busy,
    lastRequest,
    generate,
    backToForm: () => setState({ step: 'form' }),
    isLocked: (place: MealPlace) => locked.has(keyOf(place)),
    toggleLock: (place: MealPlace) => {
      const after = new Set(locked)
      if (!after.delete(keyOf(place))) after.add(keyOf(place))
      usePlanner.setState({ locked: after })
    },
    swap: (place: MealPlace) => renew(place, (index) => index !== place.meal),
    regenerate: (day: number) => renew({ day, meal: -1 }, (index) => locked.has(keyOf({ day, meal: index }))),
  }
}

interface DayToRenew {
  day: PlanDay
  stays: (index: number) => boolean
}

/** Nothing that the plan shows already; where that leaves no day near the target, nothing that this day shows. */
async function freshDay(request: PlanRequest, days: readonly PlanDay[], { day, stays }: DayToRenew): Promise<PlanDay> {
  const kept = new Set(day.meals.filter((_, index) => stays(index)).map(({ id }) => id))
  const shownIn = (some: readonly PlanDay[]) =>
    some.flatMap(({ meals }) => meals.map(({ id }) => id)).filter((id) => !kept.has(id))
  const attempt = (avoid: readonly number[]) => renewDay(request, { day, stays, avoid })
  if (days.length === 1) return attempt(shownIn(days))
  const first = await attempt(shownIn(days)).catch(() => null)
  return first && !isFarFrom(request.calories, first.totals.calories) ? first : attempt(shownIn([day]))
}
