// A plan for everybody at the table: the same search as for one person, with a plate for each.

import { UNUSED_SHARE } from '#domain/plan/plan-preferences.ts'
import { type PlanSteps, searchOnce } from '#domain/plan/plan-search.ts'
import { extraDishes, unusedWords, withPlaces } from '#domain/plan/plan-state.ts'
import { seededRandom } from '#domain/random.ts'
import type { TablePlaces } from './table-places.ts'
import {
  createTableState,
  fillTablePlace,
  fitTableDay,
  type TableProblem,
  type TableState,
  tableCost,
  tableMissedOn,
} from './table-state.ts'

export const TABLE_EFFORT = { day: 6, week: 14 } as const

/** How far a plan is from what everybody needs: the mean of their days, and what was asked of the plan. */
export function tableMissedBy(state: TableState): number {
  const { plan } = state
  const { dishes, days } = state.problem.preferences
  const missed = days.reduce((sum, _, day) => sum + tableMissedOn(state, day), 0)
  return (
    missed / days.length +
    unusedWords(plan, -1).length * UNUSED_SHARE +
    (dishes === null ? 0 : extraDishes(plan) / dishes)
  )
}

function stepsOf(state: TableState): PlanSteps {
  const { plan, portions } = state
  return {
    state: plan,
    fill: (place) => fillTablePlace(state, place),
    fitDay: (day) => fitTableDay(state, day),
    exchange: () => {},
    cost: () => tableCost(state),
    missedBy: () => tableMissedBy(state),
    missedOn: (day) => tableMissedOn(state, day),
    save() {
      const [dishes, means, plates] = [plan.dishAt.slice(), plan.portionAt.slice(), portions.slice()]
      return () => {
        plan.dishAt.set(dishes)
        plan.portionAt.set(means)
        portions.set(plates)
      }
    },
  }
}

/** The best plan found, or null if somebody can't be fed at all. */
export function searchTable(problem: TableProblem, tables: TablePlaces, rounds: number): TableState | null {
  const random = seededRandom(problem.preferences.seed)
  const state = createTableState(problem, tables.places, random)
  searchOnce(stepsOf(state), rounds, random)
  return state.plan.dishAt.includes(-1) ? null : state
}

/** What a plan would be for other needs: the same dishes where they still do, and others on the days that miss something. */
export function adjustTable(state: TableState, problem: TableProblem): TableState {
  const fresh = createTableState(problem, state.places, () => 0)
  const plan = { ...withPlaces(state.plan, state.places), problem, limits: fresh.plan.limits }
  const next: TableState = { ...fresh, plan, portions: state.portions.slice() }
  for (const day of problem.preferences.days.keys()) refillDay(next, day)
  return next
}

/** Chooses the dishes of a day again, as long as it misses something. */
function refillDay(state: TableState, day: number): void {
  fitTableDay(state, day)
  for (const at of state.plan.placesOfDay[day] ?? []) {
    if (tableMissedOn(state, day) === 0) return
    const isAlone = state.places[at]?.leftoverOf === null && (state.plan.eatenAgainAt[at] ?? -1) < 0
    if (isAlone && !state.places[at]?.isKept && fillTablePlace(state, at)) fitTableDay(state, day)
  }
}
