// Whether any dishes at all could meet what a person missed on a day, and which of their limits exclude each other.
import type { Highs } from 'highs'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { Place, PlanProblem } from '#domain/plan/plan-places.ts'
import { type DayLimits, dayLimits, isWeekend, type PreferenceName } from '#domain/plan/plan-preferences.ts'
import { givenPreferences } from '#domain/plan/plan-unmet.ts'
import { PLATE_PORTIONS } from '#domain/table-plan/eater-day.ts'
import { MOST_OWN_SNACKS } from '#domain/table-plan/own-day.ts'
import { ownPlace, type TablePlace, type TablePlaces } from '#domain/table-plan/table-places.ts'
import { eaterPreferences, shareOf, type TableState } from '#domain/table-plan/table-state.ts'
import { type DayMeal, isImpossibleDay } from './exact-day.ts'
import { conflictOf } from './make-plan.ts'
import { withBound } from './plan-bound.ts'

/** Each takes about ten milliseconds: a table that misses everything isn't proven to the last day. */
const MOST_BOUNDS = 20

const NOTHING = {
  ...{ id: 0, calories: 0, protein: 0, fat: 0, carbohydrates: 0, fiber: 0, sodium: 0, saturatedFat: 0, price: 0 },
  ...{
    minutes: 0,
    servings: 1,
    cuisine: '',
    dishTypes: [],
    staple: '',
    base: '',
    method: '',
    isMeatOrFish: false,
    fresh: [],
  },
} satisfies PlanDish

/** Everything that this person could eat that day: what is cooked for all, or a breakfast, lunch and snacks of their own. */
function eaterDayProblem({ problem, places }: TableState, tables: TablePlaces, day: number, eater: number) {
  const name = problem.preferences.days[day] ?? 'monday'
  const rule = problem.eaters[eater]?.rule ?? 0
  const dishes: PlanDish[] = [NOTHING]
  const meals: Place[] = []
  const add = (slot: TablePlace['slot'], from: readonly TablePlace[], mayBeNothing: boolean) => {
    const candidates = mayBeNothing ? [0] : []
    for (const { candidates: some, servings, leftoverOf } of from) {
      for (const at of some) {
        const dish = servings.get(at)?.plates.get(rule) ?? problem.dishes[at]
        if (dish) candidates.push(dishes.push(leftoverOf === null ? dish : { ...dish, minutes: 0 }) - 1)
      }
    }
    meals.push({ day: 0, slot, kind: 'main', candidates, leftoverOf: null, portion: null, isKept: false })
  }
  const planned = tables.places.filter((place) => place.day === day && place.eaters.includes(eater))
  for (const place of planned) {
    const alone = ownPlace(tables, eater, day, place.slot)
    add(place.slot, alone ? [place, alone] : [place], false)
  }
  const snack = ownPlace(tables, eater, day, 'snack')
  for (let nth = 0; snack && nth < MOST_OWN_SNACKS; nth++) add('snack', [snack], true)
  const eaterNeeds = problem.eaters[eater]
  const share = shareOf(problem, places, day, eater)
  return {
    meals,
    key: [
      eater,
      isWeekend(name),
      share,
      ...planned.map((place) => `${place.slot} ${place.candidates.length} ${place.rules} ${place.leftoverOf === null}`),
    ].join('|'),
    problem: eaterNeeds && {
      ...problem,
      dishes,
      use: [],
      preferences: { ...eaterPreferences(problem, eaterNeeds, share), days: [name], dishes: null },
    },
  }
}

export interface Proof {
  isProven: boolean
  least: number
  conflict: PreferenceName[]
  /** What would be left without each of the conflict. */
  without: Map<PreferenceName, number>
}

const NO_PROOF: Proof = { isProven: false, least: 0, conflict: [], without: new Map() }
/** Not as a mixture of dishes, either: what can't be had together is everything. */
const IMPOSSIBLE: Proof = { ...NO_PROOF, isProven: true }

/** The same meals for the integer program: of the snacks, which are alike, one with up to so many dishes. */
function wholeMeals({ dishes }: PlanProblem, meals: readonly Place[], limits: DayLimits): DayMeal[] {
  const optionsOf = ({ candidates }: Place) =>
    [...new Set(candidates.map((at) => dishes[at]))].flatMap((dish) =>
      // Whatever takes too long is no option, and nothing at all is one by itself.
      dish && dish !== NOTHING && dish.minutes <= limits.minutes ? [{ dish, cost: 0 }] : [],
    )
  const mayBeNothing = ({ candidates }: Place) => candidates.includes(0)
  return [
    ...meals.filter((meal) => !mayBeNothing(meal)).map((meal) => ({ options: optionsOf(meal), least: 1, most: 1 })),
    ...meals
      .filter(mayBeNothing)
      .slice(0, 1)
      .map((meal) => ({ options: optionsOf(meal), least: 0, most: MOST_OWN_SNACKS })),
  ]
}

export function createProofs(state: TableState, tables: TablePlaces, solver: Highs) {
  const known = new Map<string, Proof>()
  return (day: number, eater: number): Proof => {
    const { problem, meals, key } = eaterDayProblem(state, tables, day, eater)
    const before = known.get(key)
    if (before || !problem || known.size >= MOST_BOUNDS) return before ?? NO_PROOF
    const given = givenPreferences(problem.preferences)
    const limits = dayLimits(problem.preferences, problem.preferences.days[0] ?? 'monday')
    const proof = withBound(
      solver,
      problem,
      meals,
      (bound): Proof => {
        if (bound.least === 0)
          return isImpossibleDay(solver, limits, wholeMeals(problem, meals, limits)) ? IMPOSSIBLE : NO_PROOF
        const conflict = conflictOf(bound, given)
        const without = conflict.map((one) => [one, bound.leastOf(given.filter((other) => other !== one))] as const)
        return { isProven: true, least: bound.least, conflict, without: new Map(without) }
      },
      [PLATE_PORTIONS.least, PLATE_PORTIONS.most],
    )
    known.set(key, proof)
    return proof
  }
}
