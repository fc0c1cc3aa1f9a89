// Moves of the local search: choose the best dish for a meal, adjust a day's portions, swap two meals.
import { calorieCost, dayCost, emptyTotals, portionCost, withDish } from './day-cost.ts'
import type { PlanDish } from './plan-dish.ts'
import type { DayLimits, DayTotals } from './plan-preferences.ts'
import {
  differentDishes,
  dishCost,
  dishIn,
  freshNeeded,
  type PlanState,
  PORTIONS,
  planCost,
  repeatsAround,
  totalsOf,
  unusedWords,
} from './plan-state.ts'
import { varietyAround } from './week-variety.ts'

const scratch = emptyTotals()
const EPSILON = 1e-9

interface Fit {
  portion: number
  cost: number
}

/** Tries a portion. Returns false if its calories alone cost too much, because portions farther off cost more. */
function tryPortion(
  portion: number,
  dish: PlanDish,
  base: DayTotals,
  limits: DayLimits,
  fit: Fit,
  { isCooked, isDinner, balanced, enough }: { isCooked: boolean; isDinner: boolean; balanced: boolean; enough: number },
): boolean {
  const most = Math.min(fit.cost, enough)
  if (calorieCost(base.calories + dish.calories * portion, limits.calories) >= most) return false
  const comfort = portionCost(dish.calories, portion, limits.calories, isDinner)
  withDish(scratch, base, dish, portion, isCooked)
  const cost = comfort + dayCost(scratch, limits, balanced, most - comfort)
  if (cost < fit.cost) {
    fit.cost = cost
    fit.portion = portion
  }
  return true
}

/** The best portion of a dish, given the rest of the day; only if it costs less than `enough`. */
function bestPortion(state: PlanState, place: number, dish: number, base: DayTotals, fit: Fit, enough: number): Fit {
  const it = state.problem.dishes[dish]
  const here = state.places[place]
  const limits = state.limits[here?.day ?? 0]
  fit.cost = Number.POSITIVE_INFINITY
  if (!it || !here || !limits) return fit
  const isDinner = here.slot === 'dinner'
  const how = { isCooked: here.leftoverOf === null, isDinner, balanced: state.problem.preferences.balanced, enough }
  if (here.portion !== null) {
    tryPortion(here.portion, it, base, limits, fit, how)
    return fit
  }
  // Start with the portion closest to the target, then go up, then down.
  const ideal = (limits.calories - base.calories) / it.calories
  const nearest = Math.min(PORTIONS.length - 1, Math.max(0, Math.round(ideal * 4) - 2))
  for (let at = nearest; at < PORTIONS.length; at++) {
    if (!tryPortion(PORTIONS[at] ?? 1, it, base, limits, fit, how)) break
  }
  for (let at = nearest - 1; at >= 0; at--) if (!tryPortion(PORTIONS[at] ?? 1, it, base, limits, fit, how)) break
  return fit
}

/** What the other places' dishes mean for one in this place. */
export const dishesAround = (state: PlanState, place: number) => ({
  fresh: freshNeeded(state, place),
  unused: unusedWords(state, place),
  different: differentDishes(state, place),
  repeats: repeatsAround(state, place),
  variety: varietyAround(state, place),
})

/**
 * Puts the best dish and portion into a place where it is cooked, and into the place where it is eaten again. True if
 * that changed it.
 */
export function fillPlace(state: PlanState, place: number): boolean {
  const { places, eatenAgainAt, dishAt, portionAt } = state
  const here = places[place]
  if (!here || here.leftoverOf !== null) return false
  const again = eatenAgainAt[place] ?? -1
  const base = totalsOf(state, here.day, place)
  const baseAgain = again >= 0 ? totalsOf(state, places[again]?.day ?? 0, again) : base
  const around = dishesAround(state, place)
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
  // The current dish comes first with a tiny bonus, so that equal dishes don't alternate.
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

/** With more meals than this, portions are adjusted one at a time: 7⁵ combinations take too long. */
const MOST_AT_ONCE = 4

/** Finds the best portions of a day by trying all combinations. */
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
      const cost = dayCost(under, limits, state.problem.preferences.balanced, least - portions) + portions
      if (cost >= least) return
      least = cost
      best = [...chosen]
      return
    }
    const dish = dishIn(state, at)
    const sums = levels[level]
    if (!dish || !sums) return
    const isLast = level === free.length - 1
    const isDinner = state.places[at]?.slot === 'dinner'
    for (const portion of PORTIONS) {
      const comfort = portions + portionCost(dish.calories, portion, limits.calories, isDinner)
      // The last portion determines the calories, which rules out most combinations.
      const calories = under.calories + dish.calories * portion
      if (isLast && comfort + calorieCost(calories, limits.calories) >= least) continue
      chosen[level] = portion
      withDish(sums, under, dish, portion, false)
      choose(level + 1, sums, comfort)
    }
  }
  choose(0, base, 0)
  free.forEach((at, nth) => {
    state.portionAt[at] = best[nth] ?? 1
  })
}

/** Chooses the portion of one meal again. */
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

/** Swaps the dishes of two meals if that lowers the cost. */
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
