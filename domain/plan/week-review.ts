// The last full week, looked back on: what was short, and what it cost.

import type { AveragedDays } from '#domain/diary/day-averages.ts'
import type { Person, ReferenceKey } from '#domain/diary/dietary-references.ts'
import { type DayTargets, LIMITED, NUTRIENT_GROUPS, targetOf, targetState } from '#domain/diary/nutrient-groups.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { addDays, daysBetween, sevenDays, startOfWeek } from '#domain/time/calendar.ts'
import { FROM_TODAY } from '#domain/time/week-start.ts'
import type { ScheduledMeal } from './schedule-entry.ts'

/** This week on its last day, otherwise the one before. If weeks start today, the seven days up to yesterday. */
export function reviewedWeek(today: string, startsOn: number): string[] {
  if (startsOn === FROM_TODAY) return sevenDays(addDays(today, -7))
  const first = startOfWeek(today, startsOn)
  return sevenDays(daysBetween(first, today) === 6 ? first : addDays(first, -7))
}

export interface ShortNutrient {
  key: ReferenceKey
  /** A day, on average. */
  amount: number
  goal: number
}

const MOST_SHORT = 3
/** With less of the calories known, a low amount says little. */
const LEAST_KNOWN = 0.6
/** Energy and what it comes from are the member's own choice; the others have no recommendation. */
const NOT_SHORT: readonly ReferenceKey[] = ['calories', 'carbohydrates', 'netCarbohydrates', 'fat']

/** Those furthest below their goal, the furthest first. */
export function shortNutrients(
  { nutrients, known }: AveragedDays,
  person: Person | null,
  goals: DayTargets,
): ShortNutrient[] {
  return NUTRIENT_GROUPS.flatMap(({ keys }) => keys)
    .filter((key) => !NOT_SHORT.includes(key) && !LIMITED.has(key))
    .flatMap((key): ShortNutrient[] => {
      const target = targetOf(key, person, goals)
      const amount = (nutrients as Nutrients)[key]
      if (amount === undefined || target.goal === null || (known[key] ?? 1) < LEAST_KNOWN) return []
      return targetState(amount, target) === 'under' ? [{ key, amount, goal: target.goal }] : []
    })
    .sort((a, b) => a.amount / a.goal - b.amount / b.goal)
    .slice(0, MOST_SHORT)
}

/** A main meal's share of the day: a dish that fills what was short should fit in. */
const MEAL_SHARE = 0.35
const CALORIE_STEP = 50

export const mostGapCalories = (goalKcal: number): number =>
  Math.floor((goalKcal * MEAL_SHARE) / CALORIE_STEP) * CALORIE_STEP

export interface WeekPlanned {
  planned: number
  cooked: number
  /** In the member's diary. */
  eaten: number
  /** Portions of leftovers that they ate. */
  leftoversEaten: number
}

type PlannedInWeek = Pick<ScheduledMeal, 'id' | 'isNote' | 'cookedAt' | 'leftoverOf'>

/** `plan` is what was planned for the member: what only others ate isn't part of their week. */
export function weekPlanned(plan: readonly PlannedInWeek[], logged: ReadonlySet<number>): WeekPlanned {
  const meals = plan.filter(({ isNote }) => !isNote)
  return {
    planned: meals.length,
    cooked: meals.filter(({ cookedAt }) => cookedAt !== null).length,
    eaten: meals.filter(({ id }) => logged.has(id)).length,
    leftoversEaten: meals.filter(({ id, leftoverOf }) => leftoverOf !== null && logged.has(id)).length,
  }
}

export interface WeekCost {
  cents: number
  dishes: number
  /** Dishes without a known price, which the sum leaves out. */
  unknown: number
}

/** Of the dishes that were cooked, for everybody who ate them. Null if none has a price. */
export function weekCost(dishes: readonly { centsPerServing: number | null; servings: number }[]): WeekCost | null {
  const priced = dishes.filter(({ centsPerServing }) => centsPerServing !== null)
  if (priced.length === 0) return null
  return {
    cents: Math.round(
      priced.reduce((sum, { centsPerServing, servings }) => sum + (centsPerServing ?? 0) * servings, 0),
    ),
    dishes: priced.length,
    unknown: dishes.length - priced.length,
  }
}
