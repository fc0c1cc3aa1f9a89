// A plan for everybody at the table: the same search as for one person, with a plate for each. Where somebody's day can't
// be met with what all eat, they get a breakfast, lunch or snack of their own.

import { UNUSED_SHARE } from '#domain/plan/plan-preferences.ts'
import { type PlanSteps, searchOnce } from '#domain/plan/plan-search.ts'
import { extraDishes, unusedWords, withPlaces } from '#domain/plan/plan-state.ts'
import { seededRandom } from '#domain/random.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { OWN_MEALS, ownPlace, type TablePlace, type TablePlaces } from './table-places.ts'
import {
  createTableState,
  eaterMissedBy,
  fillTablePlace,
  fitTableDay,
  type TableProblem,
  type TableState,
  tableCost,
  tableMissedOn,
  withTablePlaces,
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
  return state.plan.dishAt.includes(-1) ? null : allWithOwnMeals(state, tables)
}

/** What a plan would be for other needs: the same dishes where they still do, and others on the days that miss something. */
export function adjustTable(state: TableState, problem: TableProblem, tables: TablePlaces): TableState {
  const fresh = createTableState(problem, state.places, () => 0)
  const plan = { ...withPlaces(state.plan, state.places), problem, limits: fresh.plan.limits }
  const next: TableState = { ...fresh, plan, portions: state.portions.slice() }
  for (const day of problem.preferences.days.keys()) refillDay(next, day)
  return allWithOwnMeals(next, tables)
}

function allWithOwnMeals(state: TableState, tables: TablePlaces): TableState {
  let all = state
  for (const [day, eaters] of state.eaterDays.entries()) {
    for (const eater of eaters.keys()) all = withOwnMeals(all, tables, day, eater)
  }
  return all
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

export const MOST_OWN_MEALS = 3
/** What a meal of one's own must gain: it is more to cook. */
const WORTH = 0.05

/** Gives somebody whose day isn't met meals of their own, one after the other, as long as that brings it nearer. */
function withOwnMeals(state: TableState, tables: TablePlaces, day: number, eater: number): TableState {
  let best = state
  for (let own = 0; own < MOST_OWN_MEALS && eaterMissedBy(best, day, eater) > 0; own++) {
    const missed = tableMissedOn(best, day) * state.problem.eaters.length
    let next: TableState | null = null
    // A day that works out is worth any of them.
    let least = missed
    for (const slot of OWN_MEALS) {
      const tried = withOwnMeal(best, tables, day, eater, slot)
      const left = tried ? tableMissedOn(tried, day) * state.problem.eaters.length : missed
      if (left >= least || (left > missed - WORTH && tried && eaterMissedBy(tried, day, eater) > 0)) continue
      least = left
      next = tried
      if (left === 0) break
    }
    if (!next) break
    best = next
  }
  return best
}

/** Null if this person can't have such a meal. */
function withOwnMeal(
  state: TableState,
  tables: TablePlaces,
  day: number,
  eater: number,
  slot: MealSlot,
): TableState | null {
  const own = ownPlace(tables, eater, day, slot)
  if (!own) return null
  if (slot === 'snack') return withOwnPlace(state, [...state.places, own])
  const at = state.places.findIndex((place) => place.day === day && place.slot === slot && place.eaters.includes(eater))
  const shared = state.places[at]
  const isEatenTwice = shared?.leftoverOf !== null || (state.plan.eatenAgainAt[at] ?? -1) >= 0
  if (!shared || shared.eaters.length < 2 || isEatenTwice) return null
  const others = shared.eaters.filter((one) => one !== eater)
  const without: TablePlace = { ...shared, eaters: others, people: others.length + shared.guests }
  return withOwnPlace(state, [...state.places.with(at, without), own])
}

/** The same plan with one more place, filled, and the day's other dishes chosen again to go with it. */
function withOwnPlace(state: TableState, places: readonly TablePlace[]): TableState {
  const next = withTablePlaces(state, places)
  const { day = 0 } = places.at(-1) ?? {}
  fillTablePlace(next, places.length - 1)
  refillDay(next, day)
  return next
}
