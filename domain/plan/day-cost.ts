// The cost of a planned day: missed preferences first, then balance, variety and cooking time.
import { KCAL_PER_GRAM } from '#domain/nutrition/macros.ts'
import {
  CALORIE_TOLERANCE,
  CALORIE_WEIGHT,
  type DayLimits,
  type DayTotals,
  missedCount,
  outsideAim,
} from './plan-preferences.ts'
import { dinnerPortionCost } from './week-variety.ts'

/** Missing a preference by one percent costs 1, plus a little for missing it at all. */
const missed = (share: number): number => MISSED_AT_ALL + 100 * missedCount(share)
const MISSED_AT_ALL = 1
/** For a second soup or salad on one day, which should happen only if nothing else is possible. */
export const BROKEN_RULE = 1000

/** Recommended shares of energy for adults (AMDR of the US Dietary Reference Intakes). */
const PROTEIN_PERCENT = [10, 35] as const
const FAT_PERCENT = [20, 35] as const
const CARBOHYDRATE_PERCENT = [45, 65] as const

const outside = (percent: number, [least, most]: readonly [number, number]): number =>
  percent < least ? least - percent : percent > most ? percent - most : 0

/** Percentage points outside the ranges, over the three macronutrients. */
function imbalance(protein: number, fat: number, carbohydrates: number): number {
  const proteinKcal = protein * KCAL_PER_GRAM.protein
  const fatKcal = fat * KCAL_PER_GRAM.fat
  const carbohydrateKcal = carbohydrates * KCAL_PER_GRAM.carbs
  const energy = proteinKcal + fatKcal + carbohydrateKcal
  if (energy === 0) return 0
  return (
    outside((proteinKcal * 100) / energy, PROTEIN_PERCENT) +
    outside((fatKcal * 100) / energy, FAT_PERCENT) +
    outside((carbohydrateKcal * 100) / energy, CARBOHYDRATE_PERCENT)
  )
}

const missedBelow = (reached: number, wanted: number): number =>
  reached < wanted ? missed((wanted - reached) / wanted) : 0
export const missedAbove = (reached: number, limit: number): number =>
  reached > limit ? missed((reached - limit) / limit) : 0

function missedAround(reached: number, aim: number): number {
  const share = outsideAim(reached, aim)
  return share > 0 ? missed(share) : 0
}

/** Cooking minutes of an ordinary day; more adds cost. */
const COMFORTABLE_MINUTES = { weekday: 50, weekend: 90 }

export const minutesCost = (minutes: number, weekend: boolean): number => minutes / 200 + tiringCost(minutes, weekend)

function tiringCost(minutes: number, weekend: boolean): number {
  const comfortable = weekend ? COMFORTABLE_MINUTES.weekend : COMFORTABLE_MINUTES.weekday
  return minutes > comfortable ? (minutes - comfortable) / 40 : 0
}

/** Increases with the distance from the target. */
export function calorieCost(calories: number, target: number): number {
  const off = Math.abs(calories - target) / target
  return off * 10 + (off > CALORIE_TOLERANCE ? CALORIE_WEIGHT * missed(off - CALORIE_TOLERANCE) : 0)
}

/** Called hundreds of thousands of times: allocates nothing, and stops when the cost reaches `enough`. */
export function dayCost(totals: DayTotals, limits: DayLimits, balanced: boolean, enough: number): number {
  let cost = calorieCost(totals.calories, limits.calories)
  if (cost >= enough) return cost
  cost += totals.minutes / 200
  cost += tiringCost(totals.minutes, limits.weekend)
  cost +=
    missedAround(totals.protein, limits.aimProtein) +
    missedAround(totals.carbohydrates, limits.aimCarbs) +
    missedAround(totals.fat, limits.aimFat) +
    missedBelow(totals.protein, limits.protein) +
    missedBelow(totals.fiber, limits.fiber) +
    missedAbove(totals.sodium, limits.sodium) +
    missedAbove(totals.saturatedFat, limits.saturatedFat) +
    missedAbove(totals.carbohydrates, limits.carbohydrates) +
    missedAbove(totals.price, limits.price) +
    missedAbove(totals.longest, limits.minutes)
  if (cost >= enough || !balanced) return cost
  return cost + imbalance(totals.protein, totals.fat, totals.carbohydrates) / 30
}

export const emptyTotals = (): DayTotals => ({
  calories: 0,
  protein: 0,
  fat: 0,
  carbohydrates: 0,
  fiber: 0,
  sodium: 0,
  saturatedFat: 0,
  price: 0,
  minutes: 0,
  longest: 0,
})

/** Sets `into` to `base` plus servings of a dish; leftovers add no minutes. */
export function withDish(
  into: DayTotals,
  base: DayTotals,
  dish: Omit<DayTotals, 'longest'>,
  portion: number,
  isCooked: boolean,
): void {
  into.calories = base.calories + dish.calories * portion
  into.protein = base.protein + dish.protein * portion
  into.fat = base.fat + dish.fat * portion
  into.carbohydrates = base.carbohydrates + dish.carbohydrates * portion
  into.fiber = base.fiber + dish.fiber * portion
  into.sodium = base.sodium + dish.sodium * portion
  into.saturatedFat = base.saturatedFat + dish.saturatedFat * portion
  into.price = base.price + dish.price * portion
  into.minutes = base.minutes + (isCooked ? dish.minutes : 0)
  into.longest = isCooked && dish.minutes > base.longest ? dish.minutes : base.longest
}

/** Whole servings are what people cook; a half is better than a quarter. */
const HALF_PORTION = 0.45
const QUARTER_PORTION = 0.9
const DOUBLE_PORTION = 0.5

function oddPortion(portion: number): number {
  if (portion === 1) return 0
  if (portion === 2) return DOUBLE_PORTION
  return (portion * 2) % 1 === 0 ? HALF_PORTION : QUARTER_PORTION
}

/** Nearly half a day's calories in one meal. */
export const largeMealCost = (share: number): number => (share > 0.45 ? (share - 0.45) * 3 : 0)

/** Cost of a portion that isn't whole, of nearly half a day's calories in one meal, and of too small a dinner. */
export function portionCost(calories: number, portion: number, target: number, isDinner: boolean): number {
  const share = (calories * portion) / target
  const small = isDinner ? dinnerPortionCost(calories, portion, target) : 0
  return oddPortion(portion) + largeMealCost(share) + small
}
