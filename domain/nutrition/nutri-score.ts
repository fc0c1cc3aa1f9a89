// Nutri-Score as revised in 2023, per 100 g of a dish. For the table and its source, see docs/health-score.md.
import { KJ_PER_KCAL } from './macros.ts'
import type { Nutrients } from './nutrients.ts'

export interface ScoredDish {
  /** For one serving. */
  nutrients: Nutrients
  servingGrams: number
  /** 0..1 by weight of the whole dish, water included: produce.ts. */
  produceShare: number
  hasRedMeat: boolean
  isDrink: boolean
}

export type NutriGrade = 'A' | 'B' | 'C' | 'D' | 'E'

export interface NutriScore {
  /** Unfavorable minus favorable points: lower is better. */
  points: number
  grade: NutriGrade
}

const SALT_PER_SODIUM = 2.5
const every = (step: number, times: number): number[] => Array.from({ length: times }, (_, i) => step * (i + 1))

/** One point for each threshold that is exceeded. */
const FOOD = {
  energyKj: every(335, 10),
  sugarGrams: [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51],
  proteinGrams: [2.4, 4.8, 7.2, 9.6, 12, 14, 17],
}
const DRINK = {
  energyKj: [30, 90, 150, 210, 240, 270, 300, 330, 360, 390],
  sugarGrams: [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11],
  proteinGrams: [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3],
}
const SATURATED_FAT_GRAMS = every(1, 10)
const SALT_GRAMS = every(0.2, 20)
const FIBER_GRAMS = [3, 4.1, 5.2, 6.3, 7.4]
const MOST_PROTEIN_POINTS_OF_RED_MEAT = 2
/** From this many points on, protein no longer counts. */
const PROTEIN_COUNTS_BELOW = 11

const pointsFor = (amount: number, thresholds: readonly number[]): number =>
  // Floating-point sums: 0.6 g of salt must not exceed a threshold of 0.6.
  thresholds.filter((threshold) => amount > threshold + 1e-9).length

function producePoints(share: number, isDrink: boolean): number {
  if (share > 0.8) return isDrink ? 6 : 5
  if (share > 0.6) return isDrink ? 4 : 2
  if (share > 0.4) return isDrink ? 2 : 1
  return 0
}

const FOOD_GRADES: readonly (readonly [NutriGrade, number])[] = [
  ['A', 0],
  ['B', 2],
  ['C', 10],
  ['D', 18],
]
/** Only water is an A among drinks. */
const DRINK_GRADES: readonly (readonly [NutriGrade, number])[] = [
  ['B', 2],
  ['C', 6],
  ['D', 9],
]

const gradeOf = (points: number, isDrink: boolean): NutriGrade =>
  (isDrink ? DRINK_GRADES : FOOD_GRADES).find(([, most]) => points <= most)?.[0] ?? 'E'

/** Null for a dish without weight. */
export function nutriScore({
  nutrients,
  servingGrams,
  produceShare,
  hasRedMeat,
  isDrink,
}: ScoredDish): NutriScore | null {
  if (servingGrams <= 0) return null
  const per100g = (amount = 0) => (amount * 100) / servingGrams
  const table = isDrink ? DRINK : FOOD
  const unfavorable =
    pointsFor(per100g(nutrients.calories) * KJ_PER_KCAL, table.energyKj) +
    pointsFor(per100g(nutrients.sugar), table.sugarGrams) +
    pointsFor(per100g(nutrients.saturatedFat), SATURATED_FAT_GRAMS) +
    pointsFor((per100g(nutrients.sodium) / 1000) * SALT_PER_SODIUM, SALT_GRAMS)
  const protein = pointsFor(per100g(nutrients.protein), table.proteinGrams)
  const favorable =
    pointsFor(per100g(nutrients.fiber), FIBER_GRAMS) +
    producePoints(produceShare, isDrink) +
    (isDrink || unfavorable < PROTEIN_COUNTS_BELOW
      ? Math.min(protein, hasRedMeat ? MOST_PROTEIN_POINTS_OF_RED_MEAT : protein)
      : 0)
  const points = unfavorable - favorable
  return { points, grade: gradeOf(points, isDrink) }
}
