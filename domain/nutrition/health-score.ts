// How healthy a dish is, 0 to 100: its Nutri-Score on a finer scale, with limits for one serving. For the method and
// examples, see docs/health-score.md.

import { HEALTH_BADGE_ABOVE } from './health-badge.ts'
import { KCAL_PER_GRAM } from './macros.ts'
import { type NutriGrade, nutriScore, type ScoredDish } from './nutri-score.ts'
import { SATURATED_FAT_SHARE, servingLimits } from './serving-limits.ts'

/** Nutri-Score points at the best and worst end of each grade's 20-point band. Drinks have their own. */
type Bands = readonly (readonly [NutriGrade, best: number, worst: number])[]
const FOOD_BANDS: Bands = [
  ['A', -8, 0],
  ['B', 1, 2],
  ['C', 3, 10],
  ['D', 11, 18],
  ['E', 19, 30],
]
const DRINK_BANDS: Bands = [
  ['B', -4, 2],
  ['C', 3, 6],
  ['D', 7, 9],
  ['E', 10, 20],
]
const BAND_TOPS: Record<NutriGrade, number> = { A: 100, B: 79, C: 59, D: 39, E: 19 }
const BAND_BOTTOMS: Record<NutriGrade, number> = { A: 80, B: 62, C: 40, D: 20, E: 0 }

export interface HealthFacts extends ScoredDish {
  dishTypes: readonly string[]
  addedSugarGrams: number
  /** Excludes fish, nuts, seeds, and soy, whose fat is mostly unsaturated. */
  limitedSaturatedFatGrams: number
}

/** How many times over each limit a serving is: 1 is at the limit. */
function limitRatios({ nutrients, addedSugarGrams, limitedSaturatedFatGrams, dishTypes }: HealthFacts): number[] {
  const limits = servingLimits(dishTypes)
  const calories = nutrients.calories ?? 0
  const saturatedFatLimit = Math.max(
    limits.saturatedFatGrams,
    (Math.min(calories, limits.calories) * SATURATED_FAT_SHARE) / KCAL_PER_GRAM.fat,
  )
  return [
    calories / limits.calories,
    (nutrients.sodium ?? 0) / limits.sodiumMg,
    limitedSaturatedFatGrams / saturatedFatLimit,
    addedSugarGrams / limits.addedSugarGrams,
  ]
}

/** Points off for each exceeded limit: 10 at twice the limit, 20 at three times or more. */
const OFF_PER_LIMIT = 10
const MOST_OFF = 20
const pointsOff = (ratios: readonly number[]): number =>
  ratios.reduce((sum, ratio) => sum + Math.min(MOST_OFF, OFF_PER_LIMIT * Math.max(0, ratio - 1)), 0)

/** 0 to 100, as an integer; 0 without weight. Capped at the badge threshold if a serving exceeds a limit. */
export function healthScore(dish: HealthFacts): number {
  const rated = nutriScore(dish)
  if (!rated) return 0
  const bands = dish.isDrink ? DRINK_BANDS : FOOD_BANDS
  const [, best = 0, worst = 0] = bands.find(([grade]) => grade === rated.grade) ?? []
  const points = Math.min(worst, Math.max(best, rated.points))
  const top = BAND_TOPS[rated.grade]
  const bottom = BAND_BOTTOMS[rated.grade]
  const score = top - ((points - best) / (worst - best)) * (top - bottom)
  const off = pointsOff(limitRatios(dish))
  return Math.round(off === 0 ? score : Math.max(0, Math.min(score, HEALTH_BADGE_ABOVE) - off))
}

/** The badge and the "Healthy" filter share one threshold. */
export const isVeryHealthy = (score: number): boolean => score > HEALTH_BADGE_ABOVE
