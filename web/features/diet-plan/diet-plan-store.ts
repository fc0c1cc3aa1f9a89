// The planner's state, kept for the visit: a plan is still there after a look at one of its recipes.
import { create } from 'zustand'
import type { PlanDay } from '#domain/plan/diet-plan.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { notify } from '#web/ui/toast-store.ts'
import { generatePlan, type PlanRequest, replaceMeals } from './plan-queries.ts'

type PlanState =
  | { step: 'form' }
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'result'; request: PlanRequest; days: PlanDay[] }

export interface MealPlace {
  day: number
  /** -1 stands for the whole day. */
  meal: number
}

interface DietPlan {
  state: PlanState
  /** The form starts with it the next time. */
  lastRequest: PlanRequest | null
  /** Keys of the meals that a new draw leaves alone. */
  locked: ReadonlySet<string>
  /** What is being replaced. */
  busy: MealPlace | null
  /** Recipes that were swapped out of this plan. */
  rejected: ReadonlySet<RecipeId>
  generate: (request: PlanRequest) => Promise<void>
  backToForm: () => void
  toggleLock: (place: MealPlace) => void
  swap: (place: MealPlace) => Promise<void>
  regenerate: (day: number) => Promise<void>
}

export const placeKey = ({ day, meal }: MealPlace) => `${day}:${meal}`

const NEW_PLAN = { locked: new Set<string>(), rejected: new Set<RecipeId>(), busy: null }

export const useDietPlan = create<DietPlan>()((set, get) => {
  async function generate(request: PlanRequest) {
    const loading: PlanState = { step: 'loading' }
    set({ ...NEW_PLAN, state: loading, lastRequest: request })
    const answer = await generatePlan(request).then(
      (days): PlanState => ({ step: 'result', request, days }),
      (): PlanState => ({ step: 'failed' }),
    )
    // Ignore a late answer if something else was requested since.
    if (get().state === loading) set({ state: answer })
  }

  async function replace(place: MealPlace, stays: (index: number) => boolean) {
    const { state, busy, rejected } = get()
    const day = state.step === 'result' ? state.days[place.day] : undefined
    if (state.step !== 'result' || !day || busy) return
    set({ busy: place })
    const renewed = await replaceMeals(state.request, { days: state.days, day, stays, rejected }).catch(() => null)
    if (get().state !== state) return
    if (!renewed) {
      set({ busy: null })
      notify('No other meal fits here. Your plan stays as it is.', { tone: 'danger' })
      return
    }
    const gone = day.meals.filter((_, index) => !stays(index)).map(({ id }) => id)
    set({
      busy: null,
      rejected: new Set([...rejected, ...gone]),
      state: { ...state, days: state.days.map((one) => (one === day ? renewed : one)) },
    })
  }

  return {
    ...NEW_PLAN,
    state: { step: 'form' },
    lastRequest: null,
    generate,
    backToForm: () => set({ ...NEW_PLAN, state: { step: 'form' } }),
    toggleLock: (place) => {
      const locked = new Set(get().locked)
      if (!locked.delete(placeKey(place))) locked.add(placeKey(place))
      set({ locked })
    },
    swap: (place) => replace(place, (index) => index !== place.meal),
    regenerate: (day) => replace({ day, meal: -1 }, (index) => get().locked.has(placeKey({ day, meal: index }))),
  }
})
