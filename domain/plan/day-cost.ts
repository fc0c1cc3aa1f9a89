// What a day of a plan costs: missed wishes first, then what makes a day pleasant to eat and cook.
import { CALORIE_TOLERANCE, CALORIE_WEIGHT, type DayLimits, type DayTotals, missedCount } from './plan-wishes.ts'

/** One per cent of a wish missed costs 1, and a little more for missing it at all. */
const missed = (share: number): number => MISSED_AT_ALL + 100 * missedCount(share)
const MISSED_AT_ALL = 1
/** A rule broken: a second soup, a second salad. Only where nothing else can be cooked. */
export const BROKEN_RULE = 1000

/** Shares of energy that are thought healthy for adults (the ranges of the US dietary reference intakes). */
const PROTEIN_PERCENT = [10, 35] as const
const FAT_PERCENT = [20, 35] as const
const CARBOHYDRATE_PERCENT = [45, 65] as const

const outside = (percent: number, [least, most]: readonly [number, number]): number =>
  percent < least ? least - percent : percent > most ? percent - most : 0

/** Percentage points outside the ranges, over the three macronutrients. */
function imbalance(protein: number, fat: number, carbohydrates: number): number {
  const energy = protein * 4 + fat * 9 + carbohydrates * 4
  if (energy === 0) return 0
  return (
    outside((protein * 400) / energy, PROTEIN_PERCENT) +
    outside((fat * 900) / energy, FAT_PERCENT) +
    outside((carbohydrates * 400) / energy, CARBOHYDRATE_PERCENT)
  )
}

const missedBelow = (reached: number, wanted: number): number =>
  reached < wanted ? missed((wanted - reached) / wanted) : 0
const missedAbove = (reached: number, limit: number): number =>
  reached > limit ? missed((reached - limit) / limit) : 0

/** An ordinary day's cooking; more than that costs, less is welcome. */
const COMFORTABLE_MINUTES = { weekday: 50, weekend: 90 }

/** The further from the target, the more. */
export function calorieCost(calories: number, target: number): number {
  const off = Math.abs(calories - target) / target
  return off * 10 + (off > CALORIE_TOLERANCE ? CALORIE_WEIGHT * missed(off - CALORIE_TOLERANCE) : 0)
}

/** Called some hundred thousand times for a week: no allocation, and no more work once the cost reaches `enough`. */
export function dayCost(totals: DayTotals, limits: DayLimits, balanced: boolean, enough: number): number {
  let cost = calorieCost(totals.calories, limits.calories)
  if (cost >= enough) return cost
  const comfortable = limits.weekend ? COMFORTABLE_MINUTES.weekend : COMFORTABLE_MINUTES.weekday
  cost += totals.minutes / 200
  if (totals.minutes > comfortable) cost += (totals.minutes - comfortable) / 40
  cost +=
    missedBelow(totals.protein, limits.protein) +
    missedBelow(totals.fiber, limits.fiber) +
    missedAbove(totals.sodium, limits.sodium) +
    missedAbove(totals.saturatedFat, limits.saturatedFat) +
    missedAbove(totals.price, limits.price) +
    missedAbove(totals.minutes, limits.minutes)
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
})

/** `into` becomes `base` with so many servings of a dish; a dish that is reheated takes no minutes. */
export function withDish(into: DayTotals, base: DayTotals, dish: DayTotals, portion: number, isCooked: boolean): void {
  into.calories = base.calories + dish.calories * portion
  into.protein = base.protein + dish.protein * portion
  into.fat = base.fat + dish.fat * portion
  into.carbohydrates = base.carbohydrates + dish.carbohydrates * portion
  into.fiber = base.fiber + dish.fiber * portion
  into.sodium = base.sodium + dish.sodium * portion
  into.saturatedFat = base.saturatedFat + dish.saturatedFat * portion
  into.price = base.price + dish.price * portion
  into.minutes = base.minutes + (isCooked ? dish.minutes : 0)
}

/** A meal has a usual share of the day; far from one serving, or nearly half of a day, is uncomfortable. */
export function portionCost(calories: number, portion: number, target: number): number {
  const share = (calories * portion) / target
  return Math.abs(portion - 1) * 0.15 + (share > 0.45 ? (share - 0.45) * 3 : 0)
}
