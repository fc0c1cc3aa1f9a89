// What people ask of a plan, and by how much a day misses it.
import type { Weekday } from '#domain/time/weekdays.ts'
import type { MealSlot } from './meal-slots.ts'

/** Wishes with a figure, each counted per person and day. */
export interface DayWishes {
  targetCalories: number
  minProtein: number | null
  minFiber: number | null
  /** mg */
  maxSodium: number | null
  maxSaturatedFat: number | null
  /** US dollars */
  maxPrice: number | null
  /** Minutes of cooking on a weekday, and on a Saturday or Sunday. */
  maxMinutes: number | null
  maxMinutesWeekend: number | null
}

export interface PlanWishes extends DayWishes {
  /** One day or seven. */
  days: readonly Weekday[]
  /** The meals of each day, in the order in which they are eaten. */
  slots: readonly (readonly MealSlot[])[]
  /** What everybody eats together when one person eats a portion of 1. */
  tablePortions: number
  leftovers: boolean
  /** The most different dishes in a week; null where every meal may be another one. */
  dishes: number | null
  /** Off for the ketogenic diet, which is out of balance on purpose. */
  balanced: boolean
  seed: number
}

/** What a day adds up to for one person. */
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
}

export type WishName = keyof DayWishes

/** A day is on target within this share of the calories. */
export const CALORIE_TOLERANCE = 0.05

export const isWeekend = (day: Weekday): boolean => day === 'saturday' || day === 'sunday'

/** The limits of one day as plain numbers: 0 or Infinity where nothing is asked. */
export interface DayLimits {
  calories: number
  protein: number
  fiber: number
  sodium: number
  saturatedFat: number
  price: number
  minutes: number
  weekend: boolean
}

export function dayLimits(wishes: DayWishes, day: Weekday): DayLimits {
  const weekend = isWeekend(day)
  const most = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY
  return {
    calories: wishes.targetCalories,
    protein: wishes.minProtein ?? 0,
    fiber: wishes.minFiber ?? 0,
    sodium: most(wishes.maxSodium),
    saturatedFat: most(wishes.maxSaturatedFat),
    price: most(wishes.maxPrice),
    minutes: most(weekend ? wishes.maxMinutesWeekend : wishes.maxMinutes),
    weekend,
  }
}

const ROUNDING = 1e-9
const below = (reached: number, wanted: number) => (reached < wanted * (1 - ROUNDING) ? (wanted - reached) / wanted : 0)
const above = (reached: number, limit: number) => (reached > limit * (1 + ROUNDING) ? (reached - limit) / limit : 0)

/** By which share of the wish a day misses it; 0 when it is met. */
export function dayShortfall(totals: DayTotals, limits: DayLimits, wish: WishName): number {
  switch (wish) {
    case 'targetCalories': {
      const off = Math.abs(totals.calories - limits.calories) / limits.calories - CALORIE_TOLERANCE
      return off > ROUNDING ? off : 0
    }
    case 'minProtein':
      return below(totals.protein, limits.protein)
    case 'minFiber':
      return below(totals.fiber, limits.fiber)
    case 'maxSodium':
      return above(totals.sodium, limits.sodium)
    case 'maxSaturatedFat':
      return above(totals.saturatedFat, limits.saturatedFat)
    case 'maxPrice':
      return above(totals.price, limits.price)
    case 'maxMinutes':
      return limits.weekend ? 0 : above(totals.minutes, limits.minutes)
    case 'maxMinutesWeekend':
      return limits.weekend ? above(totals.minutes, limits.minutes) : 0
  }
}

export const WISH_NAMES = [
  'targetCalories',
  'minProtein',
  'minFiber',
  'maxSodium',
  'maxSaturatedFat',
  'maxPrice',
  'maxMinutes',
  'maxMinutesWeekend',
] as const satisfies readonly WishName[]

/** The calories are the first wish of all; missing them counts more than missing another by the same share. */
export const CALORIE_WEIGHT = 3

/** What missing a wish by a share counts: far is worse than near, so two days a little short beat one that is far off. */
export const missedCount = (share: number): number => share * (1 + share)

/** By how much a day misses all its wishes. */
export function dayMissedBy(totals: DayTotals, limits: DayLimits): number {
  return WISH_NAMES.reduce(
    (sum, wish) =>
      sum + missedCount(dayShortfall(totals, limits, wish)) * (wish === 'targetCalories' ? CALORIE_WEIGHT : 1),
    0,
  )
}

/** An ingredient that should be used up, left out of a plan, weighs as much as missing one wish by this share. */
export const UNUSED_SHARE = 0.3
