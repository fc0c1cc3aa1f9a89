// A table's plan with its proof: for each day that misses somebody's needs, the bound says whether any dishes could meet them.
import type { Highs } from 'highs'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { Place, PlanProblem } from '#domain/plan/plan-places.ts'
import {
  CALORIE_TOLERANCE,
  type DayLimits,
  dayLimits,
  dayShortfall,
  isWeekend,
  type PreferenceName,
} from '#domain/plan/plan-preferences.ts'
import { unusedWords } from '#domain/plan/plan-state.ts'
import { givenPreferences } from '#domain/plan/plan-unmet.ts'
import { PLATE_PORTIONS } from '#domain/table-plan/eater-day.ts'
import {
  type EatenOption,
  type EaterMeal,
  eaterMeals,
  MOST_OWN_SNACKS,
  withEaterDay,
} from '#domain/table-plan/own-day.ts'
import { ownPlace, type TablePlace, type TablePlaces } from '#domain/table-plan/table-places.ts'
import { adjustTable, searchTable, TABLE_EFFORT, tableMissedBy } from '#domain/table-plan/table-search.ts'
import {
  eaterMissedBy,
  eaterPreferences,
  eaterTotals,
  portionIn,
  shareOf,
  type TableProblem,
  type TableState,
} from '#domain/table-plan/table-state.ts'
import { type Droppable, isShared } from '#domain/table-plan/table-unmet.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { type DayMeal, findDay, isImpossibleDay } from './exact-day.ts'
import { conflictOf } from './make-plan.ts'
import { withBound } from './plan-bound.ts'

export interface TableMeal {
  id: number
  day: number
  slot: MealSlot
  /** Position of the meal that it is left over from, or null if it is cooked. */
  leftoverOf: number | null
  minutesToCook: number
  plates: { eater: number; servings: number }[]
  guests: number
  /** Position in the list of places, whose people have the same dishes. */
  rules: number[]
}

export interface UnmetDay {
  day: number
  eater: number
  preferences: readonly PreferenceName[]
  proven: boolean
  /** By which share it is missed at most. */
  offBy: number
}

export interface MadeTablePlan {
  meals: TableMeal[]
  unmet: UnmetDay[]
  /** Positions of ingredients that no dish uses up. */
  unused: number[]
  missedBy: number
  /** Provable least, over the days that are missed. */
  bound: number
  /** How many days of how many people work out. */
  met: number
  days: number
  bestToDrop: (Droppable & { met: number }) | null
}

/** Each takes about ten milliseconds: a table that misses everything isn't proven to the last day. */
const MOST_BOUNDS = 20

function mealsOf(state: TableState): TableMeal[] {
  const { places, plan, problem } = state
  return places.flatMap((place, at) => {
    const dish = problem.dishes[plan.dishAt[at] ?? -1]
    if (!dish) return []
    const { day, slot, leftoverOf, eaters, guests, rules } = place
    return {
      ...{ id: dish.id, day, slot, leftoverOf, guests, rules: [...rules] },
      minutesToCook: leftoverOf === null ? dish.minutes : 0,
      plates: eaters.map((eater) => ({ eater, servings: portionIn(state, at, eater) })),
    }
  })
}

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

interface Proof {
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

function createProofs(state: TableState, tables: TablePlaces, solver: Highs) {
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

function missedOn(state: TableState, day: number, eater: number): { preference: PreferenceName; by: number }[] {
  const eaterDay = state.eaterDays[day]?.[eater]
  const needs = state.problem.eaters[eater]
  if (!eaterDay || !needs) return []
  const totals = eaterTotals(state, day, eater)
  return givenPreferences(eaterPreferences(state.problem, needs, 1)).flatMap((preference) => {
    const beyond = dayShortfall(totals, eaterDay.limits, preference)
    return beyond > 0 ? { preference, by: beyond + (preference === 'targetCalories' ? CALORIE_TOLERANCE : 0) } : []
  })
}

/** What can't be had together: the smallest part that is known. */
function conflictIn({ problem }: TableState, { conflict }: Proof, eater: number): readonly PreferenceName[] {
  const needs = problem.eaters[eater]
  return conflict.length > 0 || !needs ? conflict : givenPreferences(eaterPreferences(problem, needs, 1))
}

/** The problem without one preference. */
function withoutPreference(problem: TableProblem, { preference, eater }: Droppable): TableProblem {
  if (eater === null) return { ...problem, preferences: { ...problem.preferences, [preference]: null } }
  const none = { minProtein: 0, minFiber: 0, maxSodium: Number.POSITIVE_INFINITY, maxCarbs: null }
  const dropped = Object.entries(none).filter(([name]) => name === preference)
  const eaters = problem.eaters.map((one, at) => (at === eater ? { ...one, ...Object.fromEntries(dropped) } : one))
  return { ...problem, eaters }
}

/** Each takes about forty milliseconds: a week of five people, if all of it is missed. */
const MOST_OWN_DAYS = 35
/** For what another plan would give. */
const FEWER_OWN_DAYS = 4

/** Whoever's day isn't met with what all eat gets dishes of their own, as few as possible, if that makes it work out. */
function withOwnDays(found: TableState, tables: TablePlaces, solver: Highs, most: number): TableState {
  let state = found
  let tried = 0
  for (const { day, eater } of eaterDaysOf(found)) {
    const limits = state.eaterDays[day]?.[eater]?.limits
    if (!limits || eaterMissedBy(state, day, eater) === 0 || tried >= most) continue
    tried += 1
    const meals = eaterMeals(state, tables, day, eater)
    const eaten = findDay(solver, limits, meals)?.flatMap(({ meal, option: at, portion }): EatenOption[] => {
      const { slot, options } = meals[meal] as EaterMeal // the same list
      const option = options[at]
      return option ? [{ slot, option, portion }] : []
    })
    if (eaten) state = withEaterDay(state, tables, { day, eater }, eaten)
  }
  return state
}

const eaterDaysOf = (state: TableState) =>
  state.eaterDays.flatMap((eaters, day) => eaters.flatMap((eaterDay, eater) => (eaterDay ? [{ day, eater }] : [])))

const metDays = (state: TableState): number =>
  eaterDaysOf(state).filter(({ day, eater }) => eaterMissedBy(state, day, eater) === 0).length

export function makeTablePlan(problem: TableProblem, tables: TablePlaces, solver: Highs): MadeTablePlan | null {
  const rounds = problem.preferences.days.length > 1 ? TABLE_EFFORT.week : TABLE_EFFORT.day
  const found = searchTable(problem, tables, rounds)
  if (!found) return null
  const state = withOwnDays(found, tables, solver, MOST_OWN_DAYS)
  const proofOf = createProofs(state, tables, solver)
  const missed = eaterDaysOf(state).filter(({ day, eater }) => eaterMissedBy(state, day, eater) > 0)
  const proven = missed.map((one) => ({ ...one, proof: proofOf(one.day, one.eater) }))
  const met = metDays(state)
  const drop = bestToDrop(
    proven.map(({ eater, proof, day }) => ({
      ...{ eater, proof },
      missed: missedOn(state, day, eater).map(({ preference }) => preference),
    })),
  )
  // What dropping it gives is tried, not guessed.
  const without =
    drop && withOwnDays(adjustTable(state, withoutPreference(problem, drop)), tables, solver, FEWER_OWN_DAYS)
  const metWithout = without ? metDays(without) : 0
  return {
    meals: mealsOf(state),
    unmet: proven.map(({ day, eater, proof }) => {
      const missing = missedOn(state, day, eater)
      return {
        ...{ day, eater, proven: proof.isProven, offBy: Math.max(0, ...missing.map(({ by }) => by)) },
        preferences: proof.isProven ? conflictIn(state, proof, eater) : missing.map(({ preference }) => preference),
      }
    }),
    unused: unusedWords(state.plan, -1),
    missedBy: tableMissedBy(state),
    bound:
      proven.reduce((sum, { proof }) => sum + proof.least, 0) / problem.preferences.days.length / problem.eaters.length,
    met,
    days: eaterDaysOf(state).length,
    bestToDrop: drop && metWithout > met ? { ...drop, met: metWithout } : null,
  }
}

/** The preference whose loss would help the most: by what is proven, otherwise the one that is missed most often. */
function bestToDrop(
  days: readonly { eater: number; proof: Proof; missed: readonly PreferenceName[] }[],
): Droppable | null {
  const gains = new Map<string, Droppable & { gain: number }>()
  for (const { eater, proof, missed } of days) {
    const gain = (preference: PreferenceName) =>
      Math.max(0, proof.least - (proof.without.get(preference) ?? proof.least))
    for (const preference of proof.least > 0 ? proof.conflict : missed) {
      if (preference === 'targetCalories') continue
      const whose = isShared(preference) ? null : eater
      const key = `${preference} ${whose}`
      const before = gains.get(key)?.gain ?? 0
      gains.set(key, { preference, eater: whose, gain: before + (proof.least > 0 ? gain(preference) : 0.01) })
    }
  }
  const [best] = [...gains.values()].sort((a, b) => b.gain - a.gain)
  return best ? { preference: best.preference, eater: best.eater } : null
}
