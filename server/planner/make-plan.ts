// A plan with its proof: the search finds it, and if it misses a preference, the bound says whether anything could do better.
import type { Highs } from 'highs'
import type { PlanProblem } from '#domain/plan/plan-places.ts'
import type { DayTotals, PreferenceName } from '#domain/plan/plan-preferences.ts'
import { DAY_EFFORT, missedBy, searchPlan, WEEK_EFFORT } from '#domain/plan/plan-search.ts'
import { differentDishes, dishIn, extraDishes, type PlanState, totalsOf, unusedWords } from '#domain/plan/plan-state.ts'
import {
  givenPreferences,
  helpSentence,
  missedPreferences,
  type PlanSetting,
  tooManyDishes,
  type UnmetPreference,
  unmetPreference,
  unusedPreference,
} from '#domain/plan/plan-unmet.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { type PlanBound, withBound } from './plan-bound.ts'

export interface ChosenMeal {
  id: number
  slot: MealSlot
  portion: number
  /** Day and place of the meal that it is left over from, or null if it is cooked. */
  leftoverOf: { day: number; place: number } | null
  minutesToCook: number
  /** For everybody at the table, including leftovers; 0 for leftovers. */
  servingsToCook: number
}

export interface MadePlan {
  days: { meals: ChosenMeal[]; totals: DayTotals }[]
  /** By how much preferences are missed on average, and the provable minimum. */
  missedBy: number
  bound: number
  unmet: UnmetPreference[]
  bestToDrop: { preference: PreferenceName; sentence: string } | null
}

function chosenMeals(state: PlanState, day: number): ChosenMeal[] {
  const { places, placesOfDay, portionAt, eatenAgainAt, problem } = state
  return (placesOfDay[day] ?? []).flatMap((at) => {
    const dish = dishIn(state, at)
    const place = places[at]
    if (!dish || !place) return []
    const portion = portionAt[at] ?? 1
    const again = eatenAgainAt[at] ?? -1
    const cooked = place.leftoverOf
    const from = cooked === null ? null : places[cooked]
    const portions = portion + (again >= 0 ? (portionAt[again] ?? 1) : 0)
    return {
      id: dish.id,
      slot: place.slot,
      portion,
      leftoverOf: from ? { day: from.day, place: placesOfDay[from.day]?.indexOf(cooked ?? -1) ?? -1 } : null,
      minutesToCook: from ? 0 : dish.minutes,
      servingsToCook: from ? 0 : portions * problem.preferences.tablePortions,
    }
  })
}

/** A minimal set of preferences that contradict each other: each preference is removed if the rest still does. */
export function conflictOf(bound: PlanBound, given: readonly PreferenceName[]): PreferenceName[] {
  let conflict = [...given]
  for (const preference of given) {
    const without = conflict.filter((other) => other !== preference)
    if (bound.leastOf(without) > 0) conflict = without
  }
  return conflict
}

/** Of the contradicting preferences, the one that helps the others most when dropped. Calories always stay. */
function bestToDrop(
  bound: PlanBound,
  given: readonly PreferenceName[],
  conflict: readonly PreferenceName[],
): PreferenceName | null {
  const least = conflict
    .filter((preference) => preference !== 'targetCalories')
    .map((preference) => ({ preference, left: bound.leastOf(given.filter((other) => other !== preference)) }))
    .sort((a, b) => a.left - b.left)
  return least[0]?.preference ?? null
}

export function makePlan(problem: PlanProblem, setting: PlanSetting, solver: Highs): MadePlan | null {
  const { preferences, use } = problem
  const state = searchPlan(problem, preferences.days.length > 1 ? WEEK_EFFORT : DAY_EFFORT)
  if (!state) return null
  const days = preferences.days.map((_, day) => ({ meals: chosenMeals(state, day), totals: totalsOf(state, day) }))
  const missed = missedBy(state)
  if (missed === 0) return { days, missedBy: 0, bound: 0, unmet: [], bestToDrop: null }

  const given = givenPreferences(preferences)
  return withBound(solver, problem, state.places, (bound) => {
    const conflict = bound.leastOf(given) > 0 ? conflictOf(bound, given) : []
    const limited = days.map(({ totals }, day) => ({ totals, limits: state.limits[day] }))
    const short = missedPreferences(
      preferences,
      limited.flatMap(({ totals, limits }) => (limits ? [{ totals, limits }] : [])),
    )
    const drop =
      bestToDrop(bound, given, conflict) ??
      short.find(({ preference }) => preference !== 'targetCalories')?.preference ??
      null
    return {
      days,
      missedBy: missed,
      bound: bound.least,
      unmet: [
        ...short.map((one) => unmetPreference(one, preferences, conflict, setting)),
        ...unusedWords(state, -1).flatMap((word) => {
          const requested = use[word]
          return requested ? [unusedPreference(requested.word, requested.ids.length > 0)] : []
        }),
        ...(preferences.dishes !== null && extraDishes(state) > 0
          ? [
              tooManyDishes(
                preferences.dishes,
                differentDishes(state).size,
                Math.max(...preferences.slots.map(({ length }) => length)),
              ),
            ]
          : []),
      ],
      bestToDrop: drop && { preference: drop, sentence: helpSentence(drop, preferences) },
    }
  })
}
