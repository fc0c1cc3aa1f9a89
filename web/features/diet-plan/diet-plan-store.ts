// The planner's state, stored on this device: a plan survives opening a recipe and a reload.
import { objectOf } from '#domain/json.ts'
import {
  type MorePreferences,
  NO_PREFERENCES,
  type PlanRequest,
  type PlanSettings,
  readPreferences,
} from '#domain/plan/plan-request.ts'
import { afterSwap } from '#domain/plan/plan-swap.ts'
import { readIds, readRequest, readSavedPlan, readTexts, type SavedPlan } from '#domain/plan/saved-plan.ts'
import { tablePortions } from '#domain/plan/table-portions.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'
import { generateAfresh, generatePlan, replaceMeals, shownIn } from './plan-queries.ts'

type PlanState =
  | { step: 'form' }
  | { step: 'loading' }
  /** `exclusionsUnread`: without what the member doesn't eat, there is no plan. */
  | { step: 'failed'; exclusionsUnread: boolean }
  | ({ step: 'result' } & SavedPlan)

/** What the member currently doesn't eat, from their profile; empty for a visitor. */
type ReadExcluded = () => Promise<readonly string[]>

export interface MealPlace {
  /** -1 stands for the whole plan. */
  day: number
  /** -1 stands for the whole day. */
  meal: number
}

interface DietPlan {
  state: PlanState
  /** The form starts with it next time. */
  lastRequest: PlanRequest | null
  /** The last "More options", for the next visit. */
  preferences: MorePreferences
  /** Keys of the meals that stay when the rest is planned again. */
  locked: readonly string[]
  /** What is being replaced. */
  busy: MealPlace | null
  /** Recipes that were swapped out of this plan. */
  rejected: readonly RecipeId[]
  /** The last plan's recipes: repeating the same request should give other meals. */
  shownBefore: readonly RecipeId[]
  generate: (
    request: PlanRequest,
    settings: Omit<PlanSettings, 'excluded'>,
    readExcluded: ReadExcluded,
  ) => Promise<void>
  backToForm: () => void
  toggleLock: (place: MealPlace) => void
  cookForPeople: (people: number) => void
  swap: (place: MealPlace, readExcluded: ReadExcluded) => Promise<void>
  regenerate: (day: number, readExcluded: ReadExcluded) => Promise<void>
  /** Replaces the whole plan except kept meals. */
  regenerateAll: (readExcluded: ReadExcluded) => Promise<void>
}

export const placeKey = ({ day, meal }: MealPlace) => `${day}:${meal}`

const NEW_PLAN = { locked: [], rejected: [], busy: null }
const NOTHING_ELSE = 'No other meal fits here, so your plan hasn’t changed.'
const EXCLUSIONS_UNREAD = 'We couldn’t check what you don’t eat, so your plan hasn’t changed. Please try again.'

type Saved = Pick<DietPlan, 'state' | 'lastRequest' | 'preferences' | 'locked' | 'rejected' | 'shownBefore'>

/** For this tab. A plan that is loading in another tab, or was before this page loaded, never arrives here. */
let isGenerating = false

function readSaved(saved: unknown): Saved {
  const json = objectOf(saved)
  const plan = readSavedPlan(json.state)
  const isLoading = isGenerating && objectOf(json.state).step === 'loading'
  return {
    state: plan ? { step: 'result', ...plan } : { step: isLoading ? 'loading' : 'form' },
    lastRequest: readRequest(json.lastRequest),
    preferences: readPreferences(json.preferences ?? json.wishes),
    locked: plan ? readTexts(json.locked) : [],
    rejected: plan ? readIds(json.rejected) : [],
    shownBefore: readIds(json.shownBefore),
  }
}

/** Null if they can't be loaded. Nothing is loaded for a plan that ignores them. */
const excludedFor = ({ preferences }: PlanRequest, readExcluded: ReadExcluded) =>
  preferences.fromProfile ? readExcluded().catch(() => null) : Promise.resolve([])

const isSame = (one: PlanRequest, other: PlanRequest | null) => JSON.stringify(one) === JSON.stringify(other)

const hasMealsOf = (state: SavedPlan, plan: SavedPlan) => String(shownIn(state.days)) === String(shownIn(plan.days))

export const useDietPlan = createDeviceStore<DietPlan, Saved>(
  (set, get) => {
    let requests = 0
    /**
     * Whether a response is still current, that is, nothing else was requested since. The state can't tell: reading it
     * again, as on every return to the tab, creates a new object.
     */
    function newRequest() {
      const number = ++requests
      return () => number === requests
    }

    const generate: DietPlan['generate'] = async (request, settings, readExcluded) => {
      const { lastRequest, shownBefore } = get()
      const isLatest = newRequest()
      isGenerating = true
      set({ ...NEW_PLAN, state: { step: 'loading' }, lastRequest: request, preferences: request.preferences })
      const excluded = await excludedFor(request, readExcluded)
      if (!isLatest()) return
      const avoid = isSame(request, lastRequest) ? shownBefore : []
      const plan = excluded && (await generateAfresh(request, { ...settings, excluded }, avoid).catch(() => null))
      if (!isLatest()) return
      const response: PlanState = plan
        ? { step: 'result', ...plan }
        : { step: 'failed', exclusionsUnread: excluded === null }
      isGenerating = false
      set({ ...NEW_PLAN, state: response })
    }

    /** Runs one change to the plan; its result is ignored if the plan has changed since, here or on another device. */
    async function change(
      busy: MealPlace,
      readExcluded: ReadExcluded,
      make: (plan: SavedPlan) => Promise<Partial<SavedPlan>>,
    ) {
      const { state } = get()
      if (state.step !== 'result' || get().busy) return
      const isLatest = newRequest()
      set({ busy })
      const excluded = await excludedFor(state.request, readExcluded)
      const plan = excluded && { ...state, settings: { ...state.settings, excluded } }
      const changed = plan && (await make(plan).catch(() => null))
      if (!isLatest()) return
      set({ busy: null })
      const current = get().state
      if (current.step !== 'result' || !hasMealsOf(current, state)) return
      if (!changed) {
        notify(excluded ? NOTHING_ELSE : EXCLUSIONS_UNREAD, { tone: 'danger' })
        return
      }
      const next = { ...current, ...changed }
      const shown = new Set(shownIn(next.days))
      const gone = shownIn(state.days).filter((id) => !shown.has(id))
      set({ rejected: [...get().rejected, ...gone], state: next })
    }

    const replace = (place: MealPlace, readExcluded: ReadExcluded, stays: (index: number) => boolean) =>
      change(place, readExcluded, async (plan) => {
        const day = plan.days[place.day]
        if (!day) return {}
        const renewed = await replaceMeals(plan, { days: plan.days, day, stays, rejected: get().rejected })
        const portions = tablePortions(plan.request.preferences)
        const days = afterSwap({ days: plan.days, at: place.day, renewed, stays, tablePortions: portions })
        return { days, settings: plan.settings }
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
      preferences: NO_PREFERENCES,
      shownBefore: [],
      generate,
      backToForm: () => {
        const { state, shownBefore } = get()
        newRequest() // pending requests no longer count
        isGenerating = false
        const shown = state.step === 'result' ? shownIn(state.days) : shownBefore
        set({ ...NEW_PLAN, state: { step: 'form' }, shownBefore: shown })
      },
      toggleLock: (place) => {
        const { locked } = get()
        const key = placeKey(place)
        set({ locked: locked.includes(key) ? locked.filter((other) => other !== key) : [...locked, key] })
      },
      cookForPeople: (cookFor) => {
        const { state } = get()
        if (state.step === 'result') set({ state: { ...state, cookFor } })
      },
      swap: (place, readExcluded) => replace(place, readExcluded, (index) => index !== place.meal),
      regenerate: (day, readExcluded) => replace({ day, meal: -1 }, readExcluded, (index) => isKept(day, index)),
      regenerateAll: (readExcluded) => change({ day: -1, meal: -1 }, readExcluded, renewAll),
    }
  },
  {
    name: 'diet-plan',
    read: (saved) => ({ value: readSaved(saved), rejected: false }),
    pick: ({ state, lastRequest, preferences, locked, rejected, shownBefore }) => ({
      state,
      lastRequest,
      preferences,
      locked,
      rejected,
      shownBefore,
    }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
