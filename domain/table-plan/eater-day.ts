// What one person eats on one day: how far it is from their needs, and the portions that bring it nearest.
import { calorieCost, dayCost, emptyTotals, largeMealCost, withDish } from '#domain/plan/day-cost.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { DayLimits, DayTotals } from '#domain/plan/plan-preferences.ts'
import { smallDinnerCost } from '#domain/plan/week-variety.ts'

/** Servings, in tenths: whole numbers, so that sums stay exact. */
const LEAST_TENTHS = 4
const MOST_TENTHS = 25
export const PLATE_PORTIONS = { least: LEAST_TENTHS / 10, most: MOST_TENTHS / 10, step: 0.1 } as const

export interface EaterDay {
  limits: DayLimits
  /** Of a whole day: the day at this table may have fewer meals. */
  calories: number
}

export interface Plate {
  dish: PlanDish
  isDinner: boolean
}

/** Who eats 2,000 kcal a day eats about a serving. */
const SERVING_KCAL = 2000
/** More or less than this share of what somebody usually eats of a dish looks odd. */
const USUAL = { least: 0.55, most: 1.5 } as const
const TOO_LITTLE = 3
const TOO_MUCH = 1.5

function unusualCost(portion: number, calories: number): number {
  const share = (portion * SERVING_KCAL) / calories
  return Math.max(0, USUAL.least - share) * TOO_LITTLE + Math.max(0, share - USUAL.most) * TOO_MUCH
}

/** Of a portion that is too much for one meal, or too little for a dinner. */
export function plateCost({ dish, isDinner }: Plate, portion: number, { calories }: EaterDay): number {
  const share = (dish.calories * portion) / calories
  return largeMealCost(share) + (isDinner ? smallDinnerCost(share) : 0) + unusualCost(portion, calories)
}

const scratch = emptyTotals()

export interface PlateFit {
  portion: number
  cost: number
}

/** The best portion of one plate, given the rest of the day; the cost is Infinity if every portion costs `enough`. */
export function fitPlate(plate: Plate, base: DayTotals, day: EaterDay, enough: number, fit: PlateFit): void {
  const { dish } = plate
  const { limits } = day
  fit.cost = Number.POSITIVE_INFINITY
  fit.portion = 1
  const attempt = (tenths: number): boolean => {
    const portion = tenths / 10
    const most = Math.min(fit.cost, enough)
    // Its calories alone cost too much, and portions farther off cost more.
    if (calorieCost(base.calories + dish.calories * portion, limits.calories) >= most) return false
    const own = plateCost(plate, portion, day)
    withDish(scratch, base, dish, portion, false)
    const cost = own + dayCost(scratch, limits, true, most - own)
    if (cost < fit.cost) {
      fit.cost = cost
      fit.portion = portion
    }
    return true
  }
  const nearest = nearestTenths(dish, base.calories, limits.calories)
  for (let tenths = nearest; tenths <= MOST_TENTHS; tenths++) if (!attempt(tenths)) break
  for (let tenths = nearest - 1; tenths >= LEAST_TENTHS; tenths--) if (!attempt(tenths)) break
}

const nearestTenths = (dish: PlanDish, eaten: number, target: number): number =>
  Math.min(MOST_TENTHS, Math.max(LEAST_TENTHS, Math.round(((target - eaten) / dish.calories) * 10)))

/** With more plates than this, portions are chosen in groups: 22⁴ combinations take too long. */
const MOST_AT_ONCE = 3

/** The best portions of a day's plates: of up to three exactly, by trying every combination that could be better. */
export function fitPlates(plates: readonly Plate[], day: EaterDay, before: readonly number[]): number[] {
  const portions = [...before]
  for (let from = 0; from < plates.length; from += MOST_AT_ONCE) {
    const base = emptyTotals()
    plates.forEach(({ dish }, at) => {
      if (at < from || at >= from + MOST_AT_ONCE) withDish(base, base, dish, portions[at] ?? 1, false)
    })
    const some = plates.slice(from, from + MOST_AT_ONCE)
    const best = fitTogether(some, day, base, portions.slice(from, from + MOST_AT_ONCE))
    portions.splice(from, best.length, ...best)
  }
  return portions
}

function fitTogether(plates: readonly Plate[], day: EaterDay, base: DayTotals, before: readonly number[]): number[] {
  const chosen = [...before]
  let best = [...before]
  let least = Number.POSITIVE_INFINITY
  const levels = plates.map(() => emptyTotals())
  const fit: PlateFit = { portion: 1, cost: 0 }
  const choose = (level: number, under: DayTotals, soFar: number) => {
    const plate = plates[level]
    const sums = levels[level]
    if (!plate || !sums) return
    if (level === plates.length - 1) {
      fitPlate(plate, under, day, least - soFar, fit)
      if (fit.cost + soFar >= least) return
      least = fit.cost + soFar
      chosen[level] = fit.portion
      best = [...chosen]
      return
    }
    for (let tenths = LEAST_TENTHS; tenths <= MOST_TENTHS; tenths++) {
      const portion = tenths / 10
      const cost = soFar + plateCost(plate, portion, day)
      withDish(sums, under, plate.dish, portion, false)
      // More of it only leads farther away.
      if (sums.calories > day.limits.calories && cost + calorieCost(sums.calories, day.limits.calories) >= least) break
      chosen[level] = portion
      choose(level + 1, sums, cost)
    }
  }
  choose(0, base, 0)
  return best
}
