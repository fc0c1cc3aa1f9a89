// The planner's state, kept on this device: a plan survives a look at a recipe and a reload.
import { objectOf } from '#domain/json.ts'
import {
  type MoreWishes,
  NO_WISHES,
  type PlanRequest,
  type PlanSettings,
  readWishes,
} from '#domain/plan/plan-request.ts'
import { afterSwap } from '#domain/plan/plan-swap.ts'
import { readIds, readRequest, readSavedPlan, readTexts, type SavedPlan } from '#domain/plan/saved-plan.ts'
import { tablePortions } from '#domain/plan/table-portions.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'
import { generateAfresh, generatePlan, replaceMeals, shownIn } from './plan-queries.ts'

type PlanState = { step: 'form' } | { step: 'loading' } | { step: 'failed' } | ({ step: 'result' } & SavedPlan)

export interface MealPlace {
  /** -1 stands for the whole plan. */
  day: number
  /** -1 stands for the whole day. */
  meal: number
}

interface DietPlan {
  state: PlanState
  /** The form starts with it the next time. */
  lastRequest: PlanRequest | null
  /** The last of "More wishes", for the next visit. */
  wishes: MoreWishes
  /** Keys of the meals that a new draw leaves alone. */
  locked: readonly string[]
  /** What is being replaced. */
  busy: MealPlace | null
  /** Recipes that were swapped out of this plan. */
  rejected: readonly RecipeId[]
  /** What the last plan had: the same request again should bring other meals. */
  shownBefore: readonly RecipeId[]
  generate: (request: PlanRequest, settings: PlanSettings) => Promise<void>
  backToForm: () => void
  toggleLock: (place: MealPlace) => void
  swap: (place: MealPlace) => Promise<void>
  regenerate: (day: number) => Promise<void>
  /** Replaces the whole plan except kept meals. */
  regenerateAll: () => Promise<void>
}

export const placeKey = ({ day, meal }: MealPlace) => `${day}:${meal}`

const NEW_PLAN = { locked: [], rejected: [], busy: null }
const NOTHING_ELSE = 'No other meal fits here. Your plan stays as it is.'

type Saved = Pick<DietPlan, 'state' | 'lastRequest' | 'wishes' | 'locked' | 'rejected' | 'shownBefore'>

/** In this tab. What loads in another tab, or loaded before this page, brings no answer here. */
let isGenerating = false

function readSaved(saved: unknown): Saved {
  const json = objectOf(saved)
  const plan = readSavedPlan(json.state)
  const isLoading = isGenerating && objectOf(json.state).step === 'loading'
  return {
    state: plan ? { step: 'result', ...plan } : { step: isLoading ? 'loading' : 'form' },
    lastRequest: readRequest(json.lastRequest),
    wishes: readWishes(json.wishes),
    locked: plan ? readTexts(json.locked) : [],
    rejected: plan ? readIds(json.rejected) : [],
    shownBefore: readIds(json.shownBefore),
  }
}

const isSame = (one: PlanRequest, other: PlanRequest | null) => JSON.stringify(one) === JSON.stringify(other)

const hasMealsOf = (state: PlanState, plan: SavedPlan) =>
  state.step === 'result' && String(shownIn(state.days)) === String(shownIn(plan.days))

export const useDietPlan = createDeviceStore<DietPlan, Saved>(
  (set, get) => {
    let requests = 0
    /**
     * Whether an answer still counts: not when something else was asked for since. The state can't tell, because reading
     * it again, as on every return to the tab, makes a new object.
     */
    function newRequest() {
      const number = ++requests
      return () => number === requests
    }

    async function generate(request: PlanRequest, settings: PlanSettings) {
      const { lastRequest, shownBefore } = get()
      const isLatest = newRequest()
      isGenerating = true
      set({ ...NEW_PLAN, state: { step: 'loading' }, lastRequest: request, wishes: request.wishes })
      const answer = await generateAfresh(request, settings, isSame(request, lastRequest) ? shownBefore : []).then(
        (plan): PlanState => ({ step: 'result', ...plan }),
        (): PlanState => ({ step: 'failed' }),
      )
      if (!isLatest()) return
      isGenerating = false
      set({ ...NEW_PLAN, state: answer })
    }

    /** Runs one change of the plan; its result is ignored if the plan has changed since, here or on another device. */
    async function change(busy: MealPlace, make: (plan: SavedPlan) => Promise<SavedPlan>) {
      const { state } = get()
      if (state.step !== 'result' || get().busy) return
      const isLatest = newRequest()
      set({ busy })
      const changed = await make(state).catch(() => null)
      if (!isLatest()) return
      set({ busy: null })
      if (!hasMealsOf(get().state, state)) return
      if (!changed) {
        notify(NOTHING_ELSE, { tone: 'danger' })
        return
      }
      const shown = new Set(shownIn(changed.days))
      const gone = shownIn(state.days).filter((id) => !shown.has(id))
      set({ rejected: [...get().rejected, ...gone], state: { step: 'result', ...changed } })
    }

    const replace = (place: MealPlace, stays: (index: number) => boolean) =>
      change(place, async (plan) => {
        const day = plan.days[place.day]
        if (!day) return plan
        const renewed = await replaceMeals(plan, { days: plan.days, day, stays, rejected: get().rejected })
        const portions = tablePortions(plan.request.wishes)
        const days = afterSwap({ days: plan.days, at: place.day, renewed, stays, tablePortions: portions })
        return { ...plan, days }
      })

    const isKept = (day: number, meal: number) => get().locked.includes(placeKey({ day, meal }))

    async function renewAll(plan: SavedPlan): Promise<SavedPlan> {
      const kept = plan.days.flatMap(({ meals }, day) => meals.filter((_, meal) => isKept(day, meal)))
      const open = shownIn(plan.days).filter((id) => !kept.some((meal) => meal.id === id))
      const keep = { days: plan.days, isKept }
      const draw = (avoid: RecipeId[]) => generatePlan(plan.request, plan.settings, { avoid, keep })
      return draw([...get().rejected, ...open]).catch(() => draw(open))
    }

    return {
      ...NEW_PLAN,
      state: { step: 'form' },
      lastRequest: null,
      wishes: NO_WISHES,
      shownBefore: [],
      generate,
      backToForm: () => {
        const { state, shownBefore } = get()
        newRequest() // what is under way no longer counts
        isGenerating = false
        const shown = state.step === 'result' ? shownIn(state.days) : shownBefore
        set({ ...NEW_PLAN, state: { step: 'form' }, shownBefore: shown })
      },
      toggleLock: (place) => {
        const { locked } = get()
        const key = placeKey(place)
        set({ locked: locked.includes(key) ? locked.filter((other) => other !== key) : [...locked, key] })
      },
      swap: (place) => replace(place, (index) => index !== place.meal),
      regenerate: (day) => replace({ day, meal: -1 }, (index) => isKept(day, index)),
      regenerateAll: () => change({ day: -1, meal: -1 }, renewAll),
    }
  },
  {
    name: 'diet-plan',
    read: (saved) => ({ value: readSaved(saved), rejected: false }),
    pick: ({ state, lastRequest, wishes, locked, rejected, shownBefore }) => ({
      state,
      lastRequest,
      wishes,
      locked,
      rejected,
      shownBefore,
    }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
