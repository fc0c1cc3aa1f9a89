// A plan in progress: which dish and how much of it is in each place, with the queries that the search needs all the
// time.
import { BROKEN_RULE, dayCost, emptyTotals, portionCost, withDish } from './day-cost.ts'
import { isSalad, isSoup, type PlanDish } from './plan-dish.ts'
import { canVary, type Place, type PlanProblem } from './plan-places.ts'
import { type DayLimits, type DayTotals, dayLimits, UNUSED_SHARE } from './plan-preferences.ts'
import {
  type DishKinds,
  dinnerCost,
  dishKinds,
  meatEvenings,
  meatlessCost,
  scaleCost,
  type VarietyAround,
  varietyCost,
  varietyOf,
} from './week-variety.ts'

export const PORTIONS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

const PREFERRED = -1.5
const SAME_CUISINE_TODAY = 0.15
/** Repeating a dish in a week with too few of its kind. */
const REPEATED = 4
const REPEATED_NEXT_DAY = 30
/** Buying a whole cabbage and using none of it. */
const WASTED_PACK = 0.5
/** The same if few different dishes are wanted: repeating is welcome, but preferably not every day. */
const WELCOME_NEXT_DAY = 0.3
/** The cost of missing an ingredient to use up, for each day of the plan. */
const UNUSED = 100 * UNUSED_SHARE

export interface PlanState {
  problem: PlanProblem
  places: readonly Place[]
  limits: readonly DayLimits[]
  placesOfDay: readonly (readonly number[])[]
  /** Where the leftovers of each place are eaten, or -1. */
  eatenAgainAt: Int16Array
  varies: readonly boolean[]
  /** Position in the dishes, -1 for none yet. */
  dishAt: Int16Array
  portionAt: Float64Array
  /** A little randomness for each dish, so that two seeds differ. */
  taste: Float64Array
  isSoup: Uint8Array
  isSalad: Uint8Array
  usesWord: readonly ReadonlySet<number>[]
  kinds: DishKinds
  /** How many evenings should have meat or fish. */
  meatEvenings: number
}

export function createState(problem: PlanProblem, places: readonly Place[], random: () => number): PlanState {
  const { dishes, preferences, use, prefer } = problem
  const preferred = new Set(prefer)
  const kinds = dishKinds(dishes, preferences.dishes === null)
  return {
    ...stateOfPlaces(problem, places, kinds),
    problem,
    limits: preferences.days.map((day) => dayLimits(preferences, day)),
    taste: Float64Array.from(dishes, ({ id }) => random() * 0.5 + (preferred.has(id) ? PREFERRED : 0)),
    isSoup: Uint8Array.from(dishes, (dish) => Number(isSoup(dish))),
    isSalad: Uint8Array.from(dishes, (dish) => Number(isSalad(dish))),
    usesWord: use.map(({ ids }) => new Set(ids)),
    kinds,
  }
}

function stateOfPlaces({ preferences }: PlanProblem, places: readonly Place[], kinds: DishKinds) {
  const eatenAgainAt = new Int16Array(places.length).fill(-1)
  places.forEach(({ leftoverOf }, at) => {
    if (leftoverOf !== null) eatenAgainAt[leftoverOf] = at
  })
  return {
    places,
    placesOfDay: preferences.days.map((_, day) => places.flatMap((place, at) => (place.day === day ? [at] : []))),
    eatenAgainAt,
    varies: places.map(({ kind }) => preferences.dishes === null && canVary(places, kind)),
    dishAt: new Int16Array(places.length).fill(-1),
    portionAt: Float64Array.from(places, ({ portion }) => portion ?? 1),
    meatEvenings: meatEvenings(places, kinds),
  }
}

/** The same plan with other places: those it had stay in front, and keep their dishes. */
export function withPlaces(state: PlanState, places: readonly Place[]): PlanState {
  const next = { ...state, ...stateOfPlaces(state.problem, places, state.kinds) }
  next.dishAt.set(state.dishAt)
  next.portionAt.set(state.portionAt)
  return next
}

export function dishIn(state: PlanState, place: number): PlanDish | undefined {
  return state.problem.dishes[state.dishAt[place] ?? -1]
}

/** A day's totals, without the place that is being filled, if any. */
export function totalsOf(state: PlanState, day: number, without = -1): DayTotals {
  const totals = emptyTotals()
  for (const at of state.placesOfDay[day] ?? []) {
    const dish = dishIn(state, at)
    if (at === without || !dish) continue
    withDish(totals, totals, dish, state.portionAt[at] ?? 1, state.places[at]?.leftoverOf === null)
  }
  return totals
}

/** Whether the dish is already planned that day, apart from these places. */
function isOnTable(state: PlanState, day: number, dish: number, place: number): boolean {
  for (const at of state.placesOfDay[day] ?? []) if (at !== place && state.dishAt[at] === dish) return true
  return false
}

/** The day's soups and salads besides this one, and repeated cuisines. */
function tableCost(state: PlanState, day: number, place: number, dish: number): number {
  const cuisine = state.problem.dishes[dish]?.cuisine
  let cost = 0
  for (const at of state.placesOfDay[day] ?? []) {
    const other = state.dishAt[at] ?? -1
    if (at === place || other < 0) continue
    if (state.isSoup[dish] && state.isSoup[other]) cost += BROKEN_RULE
    if (state.isSalad[dish] && state.isSalad[other]) cost += BROKEN_RULE
    if (cuisine && cuisine === state.problem.dishes[other]?.cuisine) cost += SAME_CUISINE_TODAY
  }
  return cost
}

/** The leftover share of fresh foods that are bought whole. */
const wasted = (packs: number): number => Math.ceil(packs - 0.05) - packs

/** Servings cooked for all meals and people, for a dish in this place. */
function servingsOf(state: PlanState, place: number): number {
  const again = state.eatenAgainAt[place] ?? -1
  const portions = (state.portionAt[place] ?? 1) + (again >= 0 ? (state.portionAt[again] ?? 1) : 0)
  return portions * peopleAt(state, place)
}

const peopleAt = ({ places, problem }: PlanState, place: number): number =>
  places[place]?.people ?? problem.preferences.tablePortions

/** How much of each fresh food the other places need. */
export function freshNeeded(state: PlanState, without: number): Map<number, number> {
  const needed = new Map<number, number>()
  state.places.forEach(({ leftoverOf }, at) => {
    const dish = at === without || leftoverOf !== null ? undefined : dishIn(state, at)
    if (!dish) return
    const servings = servingsOf(state, at)
    for (const { food, packs } of dish.fresh) needed.set(food, (needed.get(food) ?? 0) + packs * servings)
  })
  return needed
}

/** Which ingredients to use up aren't used in any other place. */
export function unusedWords(state: PlanState, without: number): number[] {
  return state.usesWord.flatMap((dishes, word) => {
    const isUsed = state.places.some((_, at) => at !== without && dishes.has(dishIn(state, at)?.id ?? 0))
    return isUsed ? [] : [word]
  })
}

/** The different dishes of a plan; leftovers count as the dish they are left from. */
export function differentDishes(state: PlanState, without = -1): Set<number> {
  const different = new Set<number>()
  state.places.forEach(({ leftoverOf }, at) => {
    const dish = state.dishAt[at] ?? -1
    if (at !== without && leftoverOf === null && dish >= 0) different.add(dish)
  })
  return different
}

/** What an extra dish costs: its share of the number wanted, for every day. */
const extraDishCost = ({ dishes, days }: PlanProblem['preferences']): number =>
  dishes === null ? 0 : (100 * days.length) / dishes

function againCost(dishes: number | null, daysApart: number): number {
  if (dishes !== null) return daysApart <= 1 ? WELCOME_NEXT_DAY : 0
  return daysApart <= 1 ? REPEATED_NEXT_DAY : REPEATED
}

/** What it costs to cook the other places' dishes again in this one. */
export function repeatsAround(state: PlanState, place: number): Map<number, number> {
  const { places, dishAt, varies, eatenAgainAt, problem } = state
  const day = places[place]?.day ?? 0
  const repeats = new Map<number, number>()
  places.forEach((other, at) => {
    const dish = dishAt[at] ?? -1
    if (dish < 0 || at === place || at === eatenAgainAt[place] || other.leftoverOf !== null) return
    const again = againCost(problem.preferences.dishes, Math.abs(other.day - day))
    repeats.set(dish, (repeats.get(dish) ?? 0) + (varies[place] ? Number.POSITIVE_INFINITY : again))
  })
  return repeats
}

/** Everything a dish in a place costs, apart from its effect on the day's totals; Infinity if it isn't allowed. */
export function dishCost(
  state: PlanState,
  place: number,
  dish: number,
  around: {
    fresh: ReadonlyMap<number, number>
    unused: readonly number[]
    different: ReadonlySet<number>
    /** What cooking a dish again would cost; Infinity if it mustn't be. */
    repeats: ReadonlyMap<number, number>
    variety: VarietyAround
  },
): number {
  const { places, problem, eatenAgainAt } = state
  const it = problem.dishes[dish]
  const { day = 0 } = places[place] ?? {}
  if (!it || isOnTable(state, day, dish, place)) return Number.POSITIVE_INFINITY
  const again = eatenAgainAt[place] ?? -1
  const dayAgain = again >= 0 ? (places[again]?.day ?? -1) : -1
  if (dayAgain >= 0 && isOnTable(state, dayAgain, dish, again)) return Number.POSITIVE_INFINITY
  let cost = (state.taste[dish] ?? 0) + tableCost(state, day, place, dish)
  if (dayAgain >= 0) cost += tableCost(state, dayAgain, again, dish)
  cost += varietyOf(state.kinds, around.variety, dish) + eveningCost(state, place, dish, around.variety.missing)
  cost += around.repeats.get(dish) ?? 0
  const servings = peopleAt(state, place) * (again >= 0 ? 2 : 1)
  cost += scaleCost(servings, it.servings)
  for (const { food, packs } of it.fresh) {
    const others = around.fresh.get(food) ?? 0
    cost += (wasted(others + packs * servings) - wasted(others)) * WASTED_PACK
  }
  const { dishes } = problem.preferences
  if (dishes !== null && around.different.size >= dishes && !around.different.has(dish)) {
    cost += extraDishCost(problem.preferences)
  }
  for (const word of around.unused) {
    if (state.usesWord[word]?.has(it.id)) cost -= UNUSED * problem.preferences.days.length
  }
  return cost
}

/** What a dish costs at dinner, there or as leftovers; meat or fish is worth something while it is missing. */
function eveningCost(state: PlanState, place: number, dish: number, missing: number): number {
  const isDinner = (at: number) => Number(state.places[at]?.slot === 'dinner')
  const dinners = isDinner(place) + isDinner(state.eatenAgainAt[place] ?? -1)
  if (dinners === 0) return 0
  const gained = state.kinds.isMeatOrFish[dish] ? Math.min(missing, dinners) : 0
  return dinners * dinnerCost(state.kinds, dish) - meatlessCost(gained)
}

/** How many more dishes a plan has than wanted. */
export function extraDishes(state: PlanState): number {
  const { dishes } = state.problem.preferences
  return dishes === null ? 0 : Math.max(0, differentDishes(state).size - dishes)
}

/** What eating costs: a day's totals, and the portion of a meal. */
interface EatingCosts {
  ofDay(day: number): number
  ofMeal(place: number): number
}

const forOnePerson = (state: PlanState): EatingCosts => ({
  ofDay(day) {
    const limits = state.limits[day]
    const { balanced } = state.problem.preferences
    return limits ? dayCost(totalsOf(state, day), limits, balanced, Number.POSITIVE_INFINITY) : 0
  },
  ofMeal(at) {
    const { day = 0, slot } = state.places[at] ?? {}
    const calories = dishIn(state, at)?.calories ?? 0
    return portionCost(calories, state.portionAt[at] ?? 1, state.limits[day]?.calories ?? 1, slot === 'dinner')
  },
})

/** The cost of the whole plan, which the search minimizes. */
export function planCost(state: PlanState, eating = forOnePerson(state)): number {
  const { places, problem } = state
  let cost = unusedWords(state, -1).length * UNUSED * problem.preferences.days.length
  state.limits.forEach((_, day) => {
    cost += eating.ofDay(day)
    for (const at of state.placesOfDay[day] ?? []) {
      const dish = dishIn(state, at)
      if (!dish) return
      cost += eating.ofMeal(at)
      if (places[at]?.slot === 'dinner') cost += dinnerCost(state.kinds, state.dishAt[at] ?? -1)
      if (places[at]?.leftoverOf === null) {
        cost += (state.taste[state.dishAt[at] ?? -1] ?? 0) + scaleCost(servingsOf(state, at), dish.servings)
      }
      // Each pair of places is visited twice.
      cost += tableCost(state, day, at, state.dishAt[at] ?? -1) / 2 + repeatCost(state, at) / 2
    }
  })
  for (const packs of freshNeeded(state, -1).values()) cost += wasted(packs) * WASTED_PACK
  return cost + varietyCost(state) + extraDishes(state) * extraDishCost(problem.preferences)
}

function repeatCost(state: PlanState, place: number): number {
  const { day = 0, leftoverOf } = state.places[place] ?? {}
  if (leftoverOf !== null) return 0
  let cost = 0
  state.places.forEach((other, at) => {
    if (at === place || other.leftoverOf !== null || other.day === day) return
    if (state.dishAt[at] !== state.dishAt[place]) return
    cost += againCost(state.problem.preferences.dishes, Math.abs(other.day - day))
  })
  return cost
}
