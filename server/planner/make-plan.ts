// A plan with its proof: the search finds it, and if it misses a wish, the bound says whether anything could do better.
import type { Highs } from 'highs'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import type { PlanProblem } from '#domain/plan/plan-places.ts'
import { DAY_EFFORT, missedBy, searchPlan, WEEK_EFFORT } from '#domain/plan/plan-search.ts'
import { differentDishes, dishIn, extraDishes, type PlanState, totalsOf, unusedWords } from '#domain/plan/plan-state.ts'
import {
  givenWishes,
  helpSentence,
  missedWishes,
  type PlanSetting,
  tooManyDishes,
  type UnmetWish,
  unmetWish,
  unusedWish,
} from '#domain/plan/plan-unmet.ts'
import type { DayTotals, WishName } from '#domain/plan/plan-wishes.ts'
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
  /** By how much wishes are missed on average, and the provable minimum. */
  missedBy: number
  bound: number
  unmet: UnmetWish[]
  bestToDrop: { wish: WishName; sentence: string } | null
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
      servingsToCook: from ? 0 : portions * problem.wishes.tablePortions,
    }
  })
}

/** A minimal set of wishes that contradict each other: each wish is removed if the rest still does. */
function conflictOf(bound: PlanBound, given: readonly WishName[]): WishName[] {
  let conflict = [...given]
  for (const wish of given) {
    const without = conflict.filter((other) => other !== wish)
    if (bound.leastOf(without) > 0) conflict = without
  }
  return conflict
}

/** Of the contradicting wishes, the one that helps the others most when dropped. Calories always stay. */
function bestToDrop(bound: PlanBound, given: readonly WishName[], conflict: readonly WishName[]): WishName | null {
  const least = conflict
    .filter((wish) => wish !== 'targetCalories')
    .map((wish) => ({ wish, left: bound.leastOf(given.filter((other) => other !== wish)) }))
    .sort((a, b) => a.left - b.left)
  return least[0]?.wish ?? null
}

export function makePlan(problem: PlanProblem, setting: PlanSetting, solver: Highs): MadePlan | null {
  const { wishes, use } = problem
  const state = searchPlan(problem, wishes.days.length > 1 ? WEEK_EFFORT : DAY_EFFORT)
  if (!state) return null
  const days = wishes.days.map((_, day) => ({ meals: chosenMeals(state, day), totals: totalsOf(state, day) }))
  const missed = missedBy(state)
  if (missed === 0) return { days, missedBy: 0, bound: 0, unmet: [], bestToDrop: null }

  const given = givenWishes(wishes)
  return withBound(solver, problem, state.places, (bound) => {
    const conflict = bound.leastOf(given) > 0 ? conflictOf(bound, given) : []
    const limited = days.map(({ totals }, day) => ({ totals, limits: state.limits[day] }))
    const short = missedWishes(
      wishes,
      limited.flatMap(({ totals, limits }) => (limits ? [{ totals, limits }] : [])),
    )
    const drop = bestToDrop(bound, given, conflict) ?? short.find(({ wish }) => wish !== 'targetCalories')?.wish ?? null
    return {
      days,
      missedBy: missed,
      bound: bound.least,
      unmet: [
        ...short.map((one) => unmetWish(one, wishes, conflict, setting)),
        ...unusedWords(state, -1).flatMap((word) => {
          const asked = use[word]
          return asked ? [unusedWish(asked.word, asked.ids.length > 0)] : []
        }),
        ...(wishes.dishes !== null && extraDishes(state) > 0
          ? [
              tooManyDishes(
                wishes.dishes,
                differentDishes(state).size,
                Math.max(...wishes.slots.map(({ length }) => length)),
              ),
            ]
          : []),
      ],
      bestToDrop: drop && { wish: drop, sentence: helpSentence(drop, wishes) },
    }
  })
}
