// What a member chose in the settings about the week, servings and meal times. Stored on the device and in the account.
import { listOf, objectOf } from '#domain/json.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { FROM_TODAY } from '#domain/time/week-start.ts'

/** In minutes after midnight. */
export type MealTimes = Readonly<Record<MealSlot, number>>

export interface Preferences {
  /** 0 for Sunday to 6 for Saturday, or 7: a week is the next seven days. */
  weekStartsOn: number
  /** How many servings recipes open with; null for as many as each recipe makes. */
  defaultServings: number | null
  mealTimes: MealTimes
}

export const MOST_DEFAULT_SERVINGS = 20
const MINUTES_OF_DAY = 24 * 60

export const USUAL_MEAL_TIMES: MealTimes = {
  breakfast: 8 * 60,
  lunch: 12 * 60 + 30,
  dinner: 18 * 60 + 30,
  snack: 15 * 60 + 30,
}

export const DEFAULT_PREFERENCES: Preferences = {
  weekStartsOn: 0,
  defaultServings: null,
  mealTimes: USUAL_MEAL_TIMES,
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

export const isTimeOfDay = (value: unknown): value is number => isWhole(value, 0, MINUTES_OF_DAY - 1)

/** From storage or a row; whatever isn't valid is the default. */
export function readPreferences(saved: unknown): Preferences {
  const { weekStartsOn, defaultServings, mealTimes } = objectOf(saved)
  return {
    weekStartsOn: isWhole(weekStartsOn, 0, FROM_TODAY) ? weekStartsOn : DEFAULT_PREFERENCES.weekStartsOn,
    defaultServings: isWhole(defaultServings, 1, MOST_DEFAULT_SERVINGS) ? defaultServings : null,
    mealTimes: readMealTimes(mealTimes),
  }
}

/** As a list in the order of MEAL_SLOTS, the form in which the account stores them; empty for the usual times. */
export const mealTimeList = (times: MealTimes): number[] =>
  MEAL_SLOTS.every((slot) => times[slot] === USUAL_MEAL_TIMES[slot]) ? [] : MEAL_SLOTS.map((slot) => times[slot])

export function mealTimesOf(list: unknown): MealTimes {
  const times = listOf(list)
  return readMealTimes(Object.fromEntries(MEAL_SLOTS.map((slot, at) => [slot, times[at]])))
}

function readMealTimes(saved: unknown): MealTimes {
  const times = objectOf(saved)
  const timeOf = (slot: MealSlot) => (isTimeOfDay(times[slot]) ? times[slot] : USUAL_MEAL_TIMES[slot])
  return { breakfast: timeOf('breakfast'), lunch: timeOf('lunch'), dinner: timeOf('dinner'), snack: timeOf('snack') }
}

/** The meals of a day in the order in which they are eaten. */
export const mealsByTime = (times: MealTimes): MealSlot[] =>
  [...MEAL_SLOTS].sort((one, other) => times[one] - times[other])
