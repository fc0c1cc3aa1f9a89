// The steps of the search: fill one place as well as possible, fit a day's portions, exchange two places.
import { dayCost, emptyTotals, portionCost, withDish } from './day-cost.ts'
import {
  dishCost,
  dishIn,
  freshNeeded,
  type PlanState,
  PORTIONS,
  planCost,
  totalsOf,
  unusedWords,
} from './plan-state.ts'
import type { DayTotals } from './plan-wishes.ts'

const scratch = emptyTotals()
const EPSILON = 1e-9

interface Fit {
  portion: number
  cost: number
}

/** The best portion of a dish in a place, given the rest of its day. */
function bestPortion(state: PlanState, place: number, dish: number, base: DayTotals, fit: Fit, enough: number): Fit {
  const it = state.problem.dishes[dish]
  const { day = 0, leftoverOf = null, portion: fixed = null } = state.places[place] ?? {}
  const limits = state.limits[day]
  fit.cost = Number.POSITIVE_INFINITY
  if (!it || !limits) return fit
  for (const portion of PORTIONS) {
    if (fixed !== null && portion !== fixed) continue
    withDish(scratch, base, it, portion, leftoverOf === null)
    const comfort = portionCost(it.calories, portion, limits.calories)
    const least = Math.min(fit.cost, enough) - comfort
    const cost = comfort + dayCost(scratch, limits, state.problem.wishes.balanced, least)
    if (cost >= fit.cost) continue
    fit.cost = cost
    fit.portion = portion
  }
  return fit
}

/** Puts the best dish and portion into a cooked place, and into the place where it is eaten again. True if that changed it. */
export function fillPlace(state: PlanState, place: number): boolean {
  const { places, eatenAgainAt, dishAt, portionAt } = state
  const here = places[place]
  if (!here || here.leftoverOf !== null) return false
  const again = eatenAgainAt[place] ?? -1
  const base = totalsOf(state, here.day, place)
  const baseAgain = again >= 0 ? totalsOf(state, places[again]?.day ?? 0, again) : base
  const around = { fresh: freshNeeded(state, place), unused: unusedWords(state, place) }
  const before = dishAt[place] ?? -1
  const fit: Fit = { portion: 1, cost: 0 }
  let best = { dish: -1, portion: 1, portionAgain: 1, cost: Number.POSITIVE_INFINITY }
  const consider = (dish: number, bonus: number) => {
    let cost = dishCost(state, place, dish, around) - bonus
    if (cost >= best.cost) return
    cost += bestPortion(state, place, dish, base, fit, best.cost - cost).cost
    const { portion } = fit
    if (again >= 0 && cost < best.cost) cost += bestPortion(state, again, dish, baseAgain, fit, best.cost - cost).cost
    if (cost < best.cost) best = { dish, portion, portionAgain: fit.portion, cost }
  }
  // The present dish goes first, a hair cheaper, so that equals do not take turns.
  if (before >= 0) consider(before, EPSILON)
  for (const dish of here.candidates) if (dish !== before) consider(dish, 0)
  if (best.dish < 0) return false
  const isSame = best.dish === before && best.portion === portionAt[place]
  dishAt[place] = best.dish
  portionAt[place] = best.portion
  if (again >= 0) {
    dishAt[again] = best.dish
    portionAt[again] = best.portionAgain
  }
  return !isSame
}

/** With more places than this a day's portions are fitted one after the other: 7⁵ combinations take too long. */
const MOST_AT_ONCE = 4

/** The portions of a day that fit best together: all combinations are tried. */
export function fitPortions(state: PlanState, day: number): void {
  const all = state.placesOfDay[day] ?? []
  const free = all.filter((at) => state.places[at]?.portion === null)
  for (let from = 0; from < free.length; from += MOST_AT_ONCE) {
    fitTogether(state, day, free.slice(from, from + MOST_AT_ONCE))
  }
}

function fitTogether(state: PlanState, day: number, free: readonly number[]): void {
  const limits = state.limits[day]
  if (!limits) return
  const base = totalsOf(state, day)
  for (const at of free) {
    const dish = dishIn(state, at)
    if (dish) withDish(base, base, dish, -(state.portionAt[at] ?? 1), false)
  }
  const levels = free.map(() => emptyTotals())
  const chosen = free.map((at) => state.portionAt[at] ?? 1)
  let best = chosen
  let least = Number.POSITIVE_INFINITY
  const choose = (level: number, under: DayTotals, portions: number) => {
    const at = free[level]
    if (at === undefined) {
      const cost = dayCost(under, limits, state.problem.wishes.balanced, least - portions) + portions
      if (cost >= least) return
      least = cost
      best = [...chosen]
      return
    }
    const dish = dishIn(state, at)
    const sums = levels[level]
    if (!dish || !sums) return
    for (const portion of PORTIONS) {
      chosen[level] = portion
      withDish(sums, under, dish, portion, false)
      choose(level + 1, sums, portions + portionCost(dish.calories, portion, limits.calories))
    }
  }
  choose(0, base, 0)
  free.forEach((at, nth) => {
    state.portionAt[at] = best[nth] ?? 1
  })
}

/** The portion of one place, anew. */
function refit(state: PlanState, at: number): void {
  const base = totalsOf(state, state.places[at]?.day ?? 0, at)
  const fit = bestPortion(state, at, state.dishAt[at] ?? -1, base, { portion: 1, cost: 0 }, Number.POSITIVE_INFINITY)
  state.portionAt[at] = fit.portion
}

function put(state: PlanState, place: number, dish: number): void {
  state.dishAt[place] = dish
  const again = state.eatenAgainAt[place] ?? -1
  if (again >= 0) state.dishAt[again] = dish
}

/** Exchanges the dishes of two places where that makes the plan cheaper. */
export function exchange(state: PlanState, one: number, other: number, costNow: number): number {
  const { places, dishAt, portionAt, eatenAgainAt } = state
  const [first, second] = [dishAt[one] ?? -1, dishAt[other] ?? -1]
  const here = places[one]
  const there = places[other]
  if (!here || !there || here.kind !== there.kind || here.day === there.day) return costNow
  if (!here.candidates.includes(second) || !there.candidates.includes(first)) return costNow
  const portions = portionAt.slice()
  put(state, one, second)
  put(state, other, first)
  const touched = [one, other, eatenAgainAt[one] ?? -1, eatenAgainAt[other] ?? -1].filter((at) => at >= 0)
  const isTwice = touched.some((at) =>
    (state.placesOfDay[places[at]?.day ?? 0] ?? []).some((next) => next !== at && dishAt[next] === dishAt[at]),
  )
  if (!isTwice) {
    for (const at of touched) refit(state, at)
    const cost = planCost(state)
    if (cost < costNow - EPSILON) return cost
  }
  put(state, one, first)
  put(state, other, second)
  portionAt.set(portions)
  return costNow
}
