// Local search for a good plan: fill the meals at random, improve them one by one until nothing helps, then randomize a
// day and improve again. The effort is limited by rounds, not by time, so that a seed always gives the same plan.
import { type Random, sample, seededRandom } from '#domain/random.ts'
import { exchange, fillPlace, fitPortions } from './plan-moves.ts'
import { type PlanProblem, placesOf } from './plan-places.ts'
import { dayMissedBy, UNUSED_SHARE } from './plan-preferences.ts'
import { createState, dishIn, extraDishes, type PlanState, planCost, totalsOf, unusedWords } from './plan-state.ts'

const MOST_PASSES = 6
/** Additional rounds once every preference is met: a day has little to vary, a week much. */
const roundsForTaste = ({ limits }: PlanState): number => (limits.length > 1 ? 12 : 2)

/** A plan that misses by this little can probably be improved: search this many times as long. */
const NEARLY_MET = 0.02
const PATIENCE = 3

export interface SearchEffort {
  /** Restarts. */
  starts: number
  rounds: number
}
export const DAY_EFFORT: SearchEffort = { starts: 1, rounds: 5 }
export const WEEK_EFFORT: SearchEffort = { starts: 1, rounds: 36 }

/** How far a plan is from the preferences: the daily mean, plus unused ingredients and extra dishes. 0 if all are met. */
export function missedBy(state: PlanState): number {
  const days = state.limits.map((_, day) => missedOn(state, day))
  const { dishes } = state.problem.preferences
  return (
    days.reduce((sum, missed) => sum + missed, 0) / days.length +
    unusedWords(state, -1).length * UNUSED_SHARE +
    (dishes === null ? 0 : extraDishes(state) / dishes)
  )
}

function missedOn(state: PlanState, day: number): number {
  const limits = state.limits[day]
  return limits ? dayMissedBy(totalsOf(state, day), limits) : 0
}

const isOpen = (state: PlanState, at: number) => state.places[at]?.leftoverOf === null && !state.places[at]?.isKept

function putRandomDish(state: PlanState, at: number, random: Random): void {
  const { candidates = [] } = state.places[at] ?? {}
  const isFree = (dish: number) => !state.dishAt.includes(dish)
  const free = candidates.filter(isFree)
  const from = free.length > 0 ? free : candidates
  const dish = from[Math.floor(random() * from.length)] ?? -1
  state.dishAt[at] = dish
  const again = state.eatenAgainAt[at] ?? -1
  if (again >= 0) state.dishAt[again] = dish
}

/** How a search changes a plan, and what it thinks of it: for one person's portions, or for a table's plates. */
export interface PlanSteps {
  state: PlanState
  /** Puts the best dish into a place; true if that changed it. */
  fill(place: number): boolean
  /** Chooses the portions of a day again. */
  fitDay(day: number): void
  /** Swaps the dishes of meals where that helps. */
  exchange(): void
  cost(): number
  missedBy(): number
  missedOn(day: number): number
  /** Returns a way back to the plan as it is now. */
  save(): () => void
}

/** Improves these places until nothing helps. */
function descend({ state, fill, fitDay }: PlanSteps, places: readonly number[], random: Random): void {
  const days = new Set(
    places.flatMap((at) => [at, state.eatenAgainAt[at] ?? -1]).flatMap((at) => state.places[at]?.day ?? []),
  )
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let improved = false
    for (const at of sample(places, places.length, random)) improved = fill(at) || improved
    if (!improved) break
  }
  for (const day of days) fitDay(day)
}

function exchangeAll(state: PlanState): void {
  const open = state.places.flatMap((_, at) => (isOpen(state, at) ? [at] : []))
  let cost = planCost(state)
  open.forEach((one, nth) => {
    for (const other of open.slice(nth + 1)) cost = exchange(state, one, other, cost)
  })
}

/** Usually the worst day, sometimes a random one. */
function dayToShake(steps: PlanSteps, random: Random): number {
  const missed = steps.state.limits.map((_, day) => steps.missedOn(day))
  const worst = missed.indexOf(Math.max(...missed))
  return random() < 0.6 && (missed[worst] ?? 0) > 0 ? worst : Math.floor(random() * missed.length)
}

const stepsOf = (state: PlanState): PlanSteps => ({
  state,
  fill: (place) => fillPlace(state, place),
  fitDay: (day) => fitPortions(state, day),
  exchange: () => exchangeAll(state),
  cost: () => planCost(state),
  missedBy: () => missedBy(state),
  missedOn: (day) => missedOn(state, day),
  save() {
    const dishAt = state.dishAt.slice()
    const portionAt = state.portionAt.slice()
    return () => {
      state.dishAt.set(dishAt)
      state.portionAt.set(portionAt)
    }
  },
})

/** One search from random dishes; leaves the best plan found in place, and returns its cost. */
export function searchOnce(steps: PlanSteps, rounds: number, random: Random): number {
  const { state } = steps
  const all = state.places.flatMap((place, at) => (place.leftoverOf === null ? [at] : []))
  state.dishAt.fill(-1)
  for (const at of sample(all, all.length, random)) putRandomDish(state, at, random)
  descend(steps, all, random)
  let best = { cost: steps.cost(), restore: steps.save() }
  for (let round = 0; round < rounds * PATIENCE; round++) {
    const missed = steps.missedBy()
    if (round >= rounds && missed > NEARLY_MET) break
    if (missed === 0 && round >= roundsForTaste(state)) break
    if (missed > 0 && round % 5 === 0 && state.limits.length > 1) {
      steps.exchange()
      best = { cost: steps.cost(), restore: steps.save() }
    }
    const day = dayToShake(steps, random)
    const cooked = (state.placesOfDay[day] ?? []).map((at) => state.places[at]?.leftoverOf ?? at)
    const open = cooked.filter((at) => isOpen(state, at))
    if (open.length === 0) break
    for (const at of sample(open, 2, random)) putRandomDish(state, at, random)
    descend(steps, cooked, random)
    const cost = steps.cost()
    if (cost < best.cost) best = { cost, restore: steps.save() }
    else best.restore()
  }
  return best.cost
}

/** The best plan found, or null if a day can't be filled without repeating a dish. */
export function searchPlan(problem: PlanProblem, effort: SearchEffort): PlanState | null {
  const places = placesOf(problem)
  if (!places) return null
  const random = seededRandom(problem.preferences.seed)
  const state = createState(problem, places, random)
  const steps = stepsOf(state)
  let best = { cost: Number.POSITIVE_INFINITY, restore: () => {} }
  for (let start = 0; start < effort.starts; start++) {
    const cost = searchOnce(steps, effort.rounds, random)
    if (cost < best.cost) best = { cost, restore: steps.save() }
    best.restore()
    if (missedBy(state) === 0) break
  }
  return isPlan(state) ? state : null
}

const isPlan = (state: PlanState): boolean =>
  state.placesOfDay.every((places) => {
    const dishes = places.map((at) => dishIn(state, at)?.id)
    return !dishes.includes(undefined) && new Set(dishes).size === dishes.length
  })
