// A table's plan with its proof: for each day that misses somebody's needs, the bound says whether any dishes could meet them.
import type { Highs } from 'highs'
import { CALORIE_TOLERANCE, dayShortfall, type PreferenceName } from '#domain/plan/plan-preferences.ts'
import { unusedWords } from '#domain/plan/plan-state.ts'
import { givenPreferences } from '#domain/plan/plan-unmet.ts'
import { type EatenOption, type EaterMeal, eaterMeals, withEaterDay } from '#domain/table-plan/own-day.ts'
import type { TablePlaces } from '#domain/table-plan/table-places.ts'
import { adjustTable, searchTable, TABLE_EFFORT, tableMissedBy } from '#domain/table-plan/table-search.ts'
import {
  eaterMissedBy,
  eaterPreferences,
  eaterTotals,
  portionIn,
  type TableProblem,
  type TableState,
} from '#domain/table-plan/table-state.ts'
import { type Droppable, isShared } from '#domain/table-plan/table-unmet.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { createProofs, type Proof } from './day-proofs.ts'
import { findDay } from './exact-day.ts'

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
