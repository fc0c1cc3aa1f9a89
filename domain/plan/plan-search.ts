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

/** Improves these places until nothing helps. */
function descend(state: PlanState, places: readonly number[], random: Random): void {
  const days = new Set(
    places.flatMap((at) => [at, state.eatenAgainAt[at] ?? -1]).flatMap((at) => state.places[at]?.day ?? []),
  )
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let improved = false
    for (const at of sample(places, places.length, random)) improved = fillPlace(state, at) || improved
    if (!improved) break
  }
  for (const day of days) fitPortions(state, day)
}

function exchangeAll(state: PlanState): void {
  const open = state.places.flatMap((_, at) => (isOpen(state, at) ? [at] : []))
  let cost = planCost(state)
  open.forEach((one, nth) => {
    for (const other of open.slice(nth + 1)) cost = exchange(state, one, other, cost)
  })
}

/** Usually the worst day, sometimes a random one. */
function dayToShake(state: PlanState, random: Random): number {
  const missed = state.limits.map((_, day) => missedOn(state, day))
  const worst = missed.indexOf(Math.max(...missed))
  return random() < 0.6 && (missed[worst] ?? 0) > 0 ? worst : Math.floor(random() * missed.length)
}

interface Snapshot {
  dishAt: Int16Array
  portionAt: Float64Array
  cost: number
}

const snapshot = (state: PlanState): Snapshot => ({
  dishAt: state.dishAt.slice(),
  portionAt: state.portionAt.slice(),
  cost: planCost(state),
})

function restore(state: PlanState, { dishAt, portionAt }: Snapshot): void {
  state.dishAt.set(dishAt)
  state.portionAt.set(portionAt)
}

function oneStart(state: PlanState, rounds: number, random: Random): Snapshot {
  const all = state.places.flatMap((place, at) => (place.leftoverOf === null ? [at] : []))
  state.dishAt.fill(-1)
  for (const at of sample(all, all.length, random)) putRandomDish(state, at, random)
  descend(state, all, random)
  let best = snapshot(state)
  for (let round = 0; round < rounds * PATIENCE; round++) {
    const missed = missedBy(state)
    if (round >= rounds && missed > NEARLY_MET) break
    if (missed === 0 && round >= roundsForTaste(state)) break
    if (missed > 0 && round % 5 === 0 && state.limits.length > 1) {
      exchangeAll(state)
      best = snapshot(state)
    }
    const day = dayToShake(state, random)
    const cooked = (state.placesOfDay[day] ?? []).map((at) => state.places[at]?.leftoverOf ?? at)
    const open = cooked.filter((at) => isOpen(state, at))
    if (open.length === 0) break
    for (const at of sample(open, 2, random)) putRandomDish(state, at, random)
    descend(state, cooked, random)
    const cost = planCost(state)
    if (cost < best.cost) best = snapshot(state)
    else restore(state, best)
  }
  return best
}

/** The best plan found, or null if a day can't be filled without repeating a dish. */
export function searchPlan(problem: PlanProblem, effort: SearchEffort): PlanState | null {
  const places = placesOf(problem)
  if (!places) return null
  const random = seededRandom(problem.preferences.seed)
  const state = createState(problem, places, random)
  let best: Snapshot | null = null
  for (let start = 0; start < effort.starts; start++) {
    const found = oneStart(state, effort.rounds, random)
    if (!best || found.cost < best.cost) best = found
    restore(state, best)
    if (missedBy(state) === 0) break
  }
  return isPlan(state) ? state : null
}

const isPlan = (state: PlanState): boolean =>
  state.placesOfDay.every((places) => {
    const dishes = places.map((at) => dishIn(state, at)?.id)
    return !dishes.includes(undefined) && new Set(dishes).size === dishes.length
  })
