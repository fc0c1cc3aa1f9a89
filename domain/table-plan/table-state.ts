// A table's plan in progress: the dishes, as in anybody's plan, and everybody's portions.
import { dayCost, emptyTotals, minutesCost, missedAbove, withDish } from '#domain/plan/day-cost.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { dishesAround } from '#domain/plan/plan-moves.ts'
import type { PlanProblem } from '#domain/plan/plan-places.ts'
import { type DayTotals, dayLimits, dayMissedBy, type PlanPreferences } from '#domain/plan/plan-preferences.ts'
import { createState, dishCost, type PlanState, planCost } from '#domain/plan/plan-state.ts'
import type { Random } from '#domain/random.ts'
import { type EaterDay, fitPlate, fitPlates, type Plate, type PlateFit, plateCost } from './eater-day.ts'
import type { TableEater, TablePlace } from './table-places.ts'

/** `preferences` has the calories of the eaters' mean: what dishes cost and how long they take is judged for it. */
export interface TableProblem extends PlanProblem {
  eaters: readonly TableEater[]
}

export interface TableState {
  problem: TableProblem
  places: readonly TablePlace[]
  plan: PlanState
  /** By day and eater; null for somebody who doesn't eat here that day. */
  eaterDays: readonly (readonly (EaterDay | null)[])[]
  /** By place and eater; 0 if they don't eat it. */
  portions: Float64Array
}

/** How much of a day each meal is, for those who eat some of them elsewhere. An additional snack changes nothing. */
const MEAL_SHARES = { breakfast: 0.25, lunch: 0.35, dinner: 0.4, snack: 0.1 } as const

/** What a person asks of a day of which they eat this share here. */
export function eaterPreferences(problem: TableProblem, eater: TableEater, share: number): PlanPreferences {
  const { preferences } = problem
  const orNull = (amount: number) => (amount > 0 ? amount * share : null)
  return {
    ...preferences,
    targetCalories: eater.calories * share,
    minProtein: orNull(eater.minProtein),
    minFiber: orNull(eater.minFiber),
    maxSodium: eater.maxSodium * share,
    maxCarbs: eater.maxCarbs === null ? null : eater.maxCarbs * share,
    // Whoever needs more may cost more.
    maxPrice:
      preferences.maxPrice === null
        ? null
        : (preferences.maxPrice * share * eater.calories) / preferences.targetCalories,
  }
}

/** Which share of a planned day somebody eats here. */
export function shareOf(
  { preferences }: PlanProblem,
  places: readonly TablePlace[],
  day: number,
  eater: number,
): number {
  const own = new Set(places.filter((one) => one.day === day && one.eaters.includes(eater)).map(({ slot }) => slot))
  const planned = new Set(preferences.slots[day])
  let share = 0
  let all = 0
  for (const slot of planned) {
    all += MEAL_SHARES[slot]
    if (own.has(slot)) share += MEAL_SHARES[slot]
  }
  return all === 0 ? 0 : share / all
}

export const createTableState = (problem: TableProblem, places: readonly TablePlace[], random: Random): TableState => ({
  problem,
  places,
  plan: createState(problem, places, random),
  eaterDays: eaterDaysOf(problem, places),
  portions: new Float64Array(places.length * problem.eaters.length),
})

const eaterDaysOf = (problem: TableProblem, places: readonly TablePlace[]): TableState['eaterDays'] =>
  problem.preferences.days.map((name, day) =>
    problem.eaters.map((eater, nth) => {
      const share = shareOf(problem, places, day, nth)
      const limits = dayLimits(eaterPreferences(problem, eater, share), name)
      return share === 0 ? null : { limits, calories: eater.calories }
    }),
  )

/** What is on this person's plate. */
export function plateIn(state: TableState, place: number, eater: number): PlanDish | undefined {
  const at = state.plan.dishAt[place] ?? -1
  const rule = state.problem.eaters[eater]?.rule ?? 0
  return state.places[place]?.servings.get(at)?.plates.get(rule) ?? state.problem.dishes[at]
}

export const portionIn = ({ portions, problem }: TableState, place: number, eater: number): number =>
  portions[place * problem.eaters.length + eater] ?? 0

/** A person's day, without the place that is being filled. Minutes aren't theirs: they are counted once. */
function sumsOf(state: TableState, day: number, eater: number, without: number, withMinutes = false): DayTotals {
  const totals = emptyTotals()
  for (const at of state.plan.placesOfDay[day] ?? []) {
    const portion = portionIn(state, at, eater)
    const dish = at === without || portion === 0 ? undefined : plateIn(state, at, eater)
    if (dish) withDish(totals, totals, dish, portion, withMinutes && state.places[at]?.leftoverOf === null)
  }
  return totals
}

export const eaterTotals = (state: TableState, day: number, eater: number): DayTotals =>
  sumsOf(state, day, eater, -1, true)

function setPortion(state: TableState, place: number, eater: number, portion: number): void {
  state.portions[place * state.problem.eaters.length + eater] = portion
}

/** What is cooked follows from what people eat. */
function setMean(state: TableState, place: number): void {
  const { eaters = [] } = state.places[place] ?? {}
  const sum = eaters.reduce((total, eater) => total + portionIn(state, place, eater), 0)
  state.plan.portionAt[place] = sum / eaters.length
}

/** Puts so much of a meal on somebody's plate; 0 if they don't eat it. */
export function setPlate(state: TableState, place: number, eater: number, portion: number): void {
  setPortion(state, place, eater, portion)
  setMean(state, place)
}

/** What cooking costs in a day with these minutes. */
function cookingCost(state: TableState, day: number, minutes: number, longest: number): number {
  const limits = state.plan.limits[day]
  // Whoever waits for a dish that takes too long misses the limit.
  const late = limits ? missedAbove(longest, limits.minutes) * state.problem.eaters.length : 0
  return limits ? minutesCost(minutes, limits.weekend) + late : 0
}

function cookingOf(state: TableState, day: number, without: number): { minutes: number; longest: number } {
  let minutes = 0
  let longest = 0
  for (const at of state.plan.placesOfDay[day] ?? []) {
    if (at === without || state.places[at]?.leftoverOf !== null) continue
    const took = state.problem.dishes[state.plan.dishAt[at] ?? -1]?.minutes ?? 0
    minutes += took
    longest = Math.max(longest, took)
  }
  return { minutes, longest }
}

const fit: PlateFit = { portion: 1, cost: 0 }
const EPSILON = 1e-9

/** Puts the dish into a place that suits everybody best, with portions; true if that changed it. */
export function fillTablePlace(state: TableState, place: number): boolean {
  const { plan, places, problem } = state
  const here = places[place]
  if (!here || here.leftoverOf !== null) return false
  const again = plan.eatenAgainAt[place] ?? -1
  const around = dishesAround(plan, place)
  const cooking = cookingOf(state, here.day, place)
  const plates = [place, again].flatMap((at) => {
    const { day = 0, slot, eaters = [] } = places[at] ?? {}
    return eaters.flatMap((eater) => {
      const eaterDay = state.eaterDays[day]?.[eater]
      const rule = problem.eaters[eater]?.rule ?? 0
      const isDinner = slot === 'dinner'
      return eaterDay ? [{ at, eater, rule, isDinner, eaterDay, base: sumsOf(state, day, eater, at) }] : []
    })
  })
  const before = plan.dishAt[place] ?? -1
  const trial = new Float64Array(plates.length)
  let best = { dish: -1, cost: Number.POSITIVE_INFINITY, portions: trial }
  const consider = (dish: number, bonus: number) => {
    const it = problem.dishes[dish]
    const serving = here.servings.get(dish)
    if (!it || !serving) return
    const { minutes, longest } = cooking
    let cost = dishCost(plan, place, dish, around) + serving.cost - bonus
    cost += cookingCost(state, here.day, minutes + it.minutes, Math.max(longest, it.minutes))
    for (const [nth, { rule, isDinner, eaterDay, base }] of plates.entries()) {
      if (cost >= best.cost) return
      fitPlate({ dish: serving.plates.get(rule) ?? it, isDinner }, base, eaterDay, best.cost - cost, fit)
      trial[nth] = fit.portion
      cost += fit.cost
    }
    if (cost < best.cost) best = { dish, cost, portions: trial.slice() }
  }
  if (before >= 0) consider(before, EPSILON)
  for (const dish of here.candidates) if (dish !== before) consider(dish, 0)
  if (best.dish < 0) return false
  let isSame = best.dish === before
  plan.dishAt[place] = best.dish
  if (again >= 0) plan.dishAt[again] = best.dish
  plates.forEach(({ at, eater }, nth) => {
    const portion = best.portions[nth] ?? 1
    isSame = isSame && portion === portionIn(state, at, eater)
    setPortion(state, at, eater, portion)
  })
  setMean(state, place)
  if (again >= 0) setMean(state, again)
  return !isSame
}

const platesOn = (state: TableState, day: number, eater: number): (Plate & { at: number })[] =>
  (state.plan.placesOfDay[day] ?? []).flatMap((at) => {
    const dish = state.places[at]?.eaters.includes(eater) ? plateIn(state, at, eater) : undefined
    return dish ? [{ at, dish, isDinner: state.places[at]?.slot === 'dinner' }] : []
  })

/** The best portions of a day for everybody. */
export function fitTableDay(state: TableState, day: number): void {
  state.problem.eaters.forEach((_, eater) => {
    const eaterDay = state.eaterDays[day]?.[eater]
    if (!eaterDay) return
    const plates = platesOn(state, day, eater)
    const before = plates.map(({ at }) => portionIn(state, at, eater) || 1)
    fitPlates(plates, eaterDay, before).forEach((portion, nth) => {
      setPortion(state, plates[nth]?.at ?? 0, eater, portion)
    })
  })
  for (const at of state.plan.placesOfDay[day] ?? []) setMean(state, at)
}

/** By how much a person's day misses what they need. */
export function eaterMissedBy(state: TableState, day: number, eater: number): number {
  const eaterDay = state.eaterDays[day]?.[eater]
  return eaterDay ? dayMissedBy(eaterTotals(state, day, eater), eaterDay.limits) : 0
}

export const tableMissedOn = (state: TableState, day: number): number =>
  state.problem.eaters.reduce((sum, _, eater) => sum + eaterMissedBy(state, day, eater), 0) /
  state.problem.eaters.length

export const tableCost = (state: TableState): number =>
  planCost(state.plan, {
    ofDay(day) {
      const { minutes, longest } = cookingOf(state, day, -1)
      let cost = cookingCost(state, day, minutes, longest)
      state.eaterDays[day]?.forEach((eaterDay, eater) => {
        if (!eaterDay) return
        cost += dayCost(sumsOf(state, day, eater, -1), eaterDay.limits, true, Number.POSITIVE_INFINITY)
        for (const plate of platesOn(state, day, eater)) {
          cost += plateCost(plate, portionIn(state, plate.at, eater), eaterDay)
        }
      })
      return cost
    },
    ofMeal(at) {
      const { servings, leftoverOf } = state.places[at] ?? {}
      return leftoverOf === null ? (servings?.get(state.plan.dishAt[at] ?? -1)?.cost ?? 0) : 0
    },
  })
