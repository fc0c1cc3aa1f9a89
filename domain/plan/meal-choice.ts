// What a day of meals is, and which of several good ones is the best.

import { energyShares } from '#domain/nutrition/nutrition.ts'
import type { Random } from '#domain/random.ts'
import type { Dish } from './meal-pairs.ts'

export interface Day {
  breakfast: Dish
  lunch: Dish
  dinner: Dish
  extras: Dish[]
}

/** Meals that must stay; null where the plan may choose. */
export interface KeptMeals {
  breakfast: Dish | null
  lunch: Dish | null
  dinner: Dish | null
  extras: readonly Dish[]
  /** Places for extras that are to be filled besides the kept ones. */
  openExtras: number
}

export interface DayRequest {
  target: number
  random: Random
  kept: KeptMeals | null
  /** Dishes of earlier days, not to come again. */
  used: ReadonlySet<number>
  /** Cuisines of earlier days; others are preferred. */
  usedCuisines: ReadonlySet<string>
  /** Off for diets that live on one macro. */
  balanced: boolean
}

export const dishesOf = ({ breakfast, lunch, dinner, extras }: Day): Dish[] => [breakfast, lunch, dinner, ...extras]
export const caloriesOf = (day: Day): number => sumCalories(dishesOf(day))

export const sumCalories = (dishes: readonly Dish[]): number =>
  dishes.reduce((total, { calories }) => total + calories, 0)

/** Shares of energy that are thought healthy for adults (the ranges of the US dietary reference intakes). */
const RANGES = { percentProtein: [10, 35], percentFat: [20, 35], percentCarbs: [45, 65] } as const

/** The smaller, the better: off the target, out of balance, one cuisine too often, one meal too heavy. */
function cost(day: Day, { target, balanced, usedCuisines, random }: DayRequest): number {
  const dishes = dishesOf(day)
  const total = (of: 'protein' | 'fat' | 'carbohydrates') => dishes.reduce((grams, dish) => grams + dish[of], 0)
  const shares = energyShares({ protein: total('protein'), fat: total('fat'), carbohydrates: total('carbohydrates') })
  let outside = 0
  for (const [name, [least, most]] of Object.entries(RANGES)) {
    const share = shares[name as keyof typeof RANGES] // a key of RANGES
    outside += Math.max(0, least - share, share - most)
  }
  const cuisines = dishes.map(({ cuisine }) => cuisine)
  const repeated = cuisines.length - new Set(cuisines).size
  const known = cuisines.filter((cuisine) => usedCuisines.has(cuisine)).length
  const heaviest = Math.max(...dishes.map(({ calories }) => calories)) / target
  return (
    (Math.abs(caloriesOf(day) - target) / target) * 10 +
    (balanced ? outside / 30 : 0) +
    repeated * 0.15 +
    known * 0.05 +
    Math.max(0, heaviest - 0.45) +
    random() * 0.4
  )
}

/** The day that costs least, with a little chance in it. */
export function bestOf(fits: readonly Day[], request: DayRequest): Day | null {
  let best: Day | null = null
  let least = Number.POSITIVE_INFINITY
  for (const day of fits) {
    const price = cost(day, request)
    if (price < least) {
      least = price
      best = day
    }
  }
  return best
}
