// What people ask of a plan, and by how much a day misses it.
import { REACHED_SHARE } from '#domain/nutrition/macro-aims.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import type { Weekday } from '#domain/time/weekdays.ts'

/** Numeric preferences, each per person and day. */
export interface DayPreferences {
  targetCalories: number
  /** Macro goals in g, each reached within a tenth. */
  protein: number | null
  carbs: number | null
  fat: number | null
  minProtein: number | null
  minFiber: number | null
  /** mg */
  maxSodium: number | null
  maxSaturatedFat: number | null
  maxCarbs: number | null
  /** US dollars */
  maxPrice: number | null
  /** The most minutes that a meal takes on a weekday, and on a Saturday or Sunday. */
  maxMinutes: number | null
  maxMinutesWeekend: number | null
}

export interface PlanPreferences extends DayPreferences {
  /** One day or seven. */
  days: readonly Weekday[]
  /** The meals of each day, in the order in which they are eaten. */
  slots: readonly (readonly MealSlot[])[]
  /** What everybody eats in total if one person eats a portion of 1. */
  tablePortions: number
  leftovers: boolean
  /** The maximum number of different dishes in a week; null if unlimited. */
  dishes: number | null
  /** Off for ketogenic and low-carb plans, which are unbalanced on purpose. */
  balanced: boolean
  seed: number
}

/** A day's totals for one person. */
export interface DayTotals {
  calories: number
  protein: number
  fat: number
  carbohydrates: number
  fiber: number
  sodium: number
  saturatedFat: number
  price: number
  minutes: number
  /** Of the meal that takes longest. */
  longest: number
}

export type PreferenceName = keyof DayPreferences

/** A day is on target within this share of the calories. */
export const CALORIE_TOLERANCE = 0.05

export const isWeekend = (day: Weekday): boolean => day === 'saturday' || day === 'sunday'

/** The limits of one day as plain numbers: 0 or Infinity if not set. */
export interface DayLimits {
  calories: number
  aimProtein: number
  aimCarbs: number
  aimFat: number
  protein: number
  fiber: number
  sodium: number
  saturatedFat: number
  carbohydrates: number
  price: number
  minutes: number
  weekend: boolean
}

export function dayLimits(preferences: DayPreferences, day: Weekday): DayLimits {
  const weekend = isWeekend(day)
  const most = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY
  return {
    calories: preferences.targetCalories,
    aimProtein: preferences.protein ?? 0,
    aimCarbs: preferences.carbs ?? 0,
    aimFat: preferences.fat ?? 0,
    protein: preferences.minProtein ?? 0,
    fiber: preferences.minFiber ?? 0,
    sodium: most(preferences.maxSodium),
    saturatedFat: most(preferences.maxSaturatedFat),
    carbohydrates: most(preferences.maxCarbs),
    price: most(preferences.maxPrice),
    minutes: most(weekend ? preferences.maxMinutesWeekend : preferences.maxMinutes),
    weekend,
  }
}

const ROUNDING = 1e-9
const below = (reached: number, wanted: number) => (reached < wanted * (1 - ROUNDING) ? (wanted - reached) / wanted : 0)
const above = (reached: number, limit: number) => (reached > limit * (1 + ROUNDING) ? (reached - limit) / limit : 0)

/** By which share a macro is outside its goal; no goal is 0. */
export function outsideAim(reached: number, aim: number): number {
  if (aim === 0) return 0
  const off = Math.abs(reached - aim) / aim - REACHED_SHARE
  return off > ROUNDING ? off : 0
}

/** By which share of the preference a day misses it; 0 if it is met. */
export function dayShortfall(totals: DayTotals, limits: DayLimits, preference: PreferenceName): number {
  switch (preference) {
    case 'targetCalories': {
      const off = Math.abs(totals.calories - limits.calories) / limits.calories - CALORIE_TOLERANCE
      return off > ROUNDING ? off : 0
    }
    case 'protein':
      return outsideAim(totals.protein, limits.aimProtein)
    case 'carbs':
      return outsideAim(totals.carbohydrates, limits.aimCarbs)
    case 'fat':
      return outsideAim(totals.fat, limits.aimFat)
    case 'minProtein':
      return below(totals.protein, limits.protein)
    case 'minFiber':
      return below(totals.fiber, limits.fiber)
    case 'maxSodium':
      return above(totals.sodium, limits.sodium)
    case 'maxSaturatedFat':
      return above(totals.saturatedFat, limits.saturatedFat)
    case 'maxCarbs':
      return above(totals.carbohydrates, limits.carbohydrates)
    case 'maxPrice':
      return above(totals.price, limits.price)
    case 'maxMinutes':
      return limits.weekend ? 0 : above(totals.longest, limits.minutes)
    case 'maxMinutesWeekend':
      return limits.weekend ? above(totals.longest, limits.minutes) : 0
  }
}

export const PREFERENCE_NAMES = [
  'targetCalories',
  'protein',
  'carbs',
  'fat',
  'minProtein',
  'minFiber',
  'maxSodium',
  'maxSaturatedFat',
  'maxCarbs',
  'maxPrice',
  'maxMinutes',
  'maxMinutesWeekend',
] as const satisfies readonly PreferenceName[]

/** Calories come first; missing them counts more than missing another preference by the same share. */
export const CALORIE_WEIGHT = 3

/**
 * The cost of missing a preference by a share. Large misses cost disproportionately more, so two days that miss a little beat
 * one that misses a lot.
 */
export const missedCount = (share: number): number => share * (1 + share)

/** By how much a day misses all its preferences. */
export function dayMissedBy(totals: DayTotals, limits: DayLimits): number {
  return PREFERENCE_NAMES.reduce(
    (sum, preference) =>
      sum +
      missedCount(dayShortfall(totals, limits, preference)) * (preference === 'targetCalories' ? CALORIE_WEIGHT : 1),
    0,
  )
}

/** Leaving out an ingredient to use up costs as much as missing one preference by this share. */
export const UNUSED_SHARE = 0.3
