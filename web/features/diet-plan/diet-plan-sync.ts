// Syncs the current plan with the member's account.
import { objectOf } from '#domain/json.ts'
import { NO_PREFERENCES } from '#domain/plan/plan-request.ts'
import { readIds, readSavedPlan, readTexts, type SavedPlan } from '#domain/plan/saved-plan.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useDietPlan } from './diet-plan-store.ts'

interface CurrentPlan {
  id: 'plan'
  plan: SavedPlan
  locked: readonly string[]
  rejected: readonly RecipeId[]
}

type Planner = ReturnType<typeof useDietPlan.getState>

/** While a new plan is loading, or failed to load, the old one is saved. */
const meanwhile = new WeakMap<Planner['state'], readonly CurrentPlan[]>()
let latest: readonly CurrentPlan[] = []

function itemsOf({ state, locked, rejected }: Planner): readonly CurrentPlan[] {
  if (state.step === 'form') latest = []
  else if (state.step === 'result') {
    const plan = readSavedPlan(state) // in the same field order as the account's copy
    latest = plan ? [{ id: 'plan', plan, locked, rejected }] : []
  } else {
    const known = meanwhile.get(state) ?? latest
    meanwhile.set(state, known)
    return known
  }
  return latest
}

function patchOf([current]: readonly CurrentPlan[]): Partial<Planner> {
  if (!current) return { state: { step: 'form' }, locked: [], rejected: [], busy: null }
  const { plan, locked, rejected } = current
  return { state: { step: 'result', ...plan }, lastRequest: plan.request, locked, rejected, busy: null }
}

export const dietPlanSync: SyncedTable<CurrentPlan> = {
  table: 'diet_plans',
  noun: ['diet plan', 'diet plans'],
  list: deviceList(useDietPlan, { items: itemsOf, patch: patchOf }),
  order: ['user_id'],
  itemOf(row) {
    const body = objectOf(row.body)
    const plan = readSavedPlan(body.plan)
    return plan && { id: 'plan', plan, locked: readTexts(body.locked), rejected: readIds(body.rejected) }
  },
  rowOf: ({ plan, locked, rejected }) => ({ body: { plan, locked, rejected } }),
  keyOf: () => ({}),
  columnOf: () => 'body',
  nameOf: () => 'Your diet plan',
  onLeave: () => useDietPlan.setState({ lastRequest: null, preferences: NO_PREFERENCES, shownBefore: [] }),
}
