// How nutritious a dish is for its calories: the Nutrient Rich Foods index NRF 9.3, on a scale of 0 to 100.
// The index and our scale are told in docs/health-score.md.
import type { NutrientKey, Nutrients } from './nutrients.ts'

/** Daily values of the published index (Fulgoni, Keast and Drewnowski, 2009). Vitamin E: 30 IU are 20 mg. */
const ENCOURAGED: readonly (readonly [NutrientKey, number])[] = [
  ['protein', 50],
  ['fiber', 25],
  ['vitaminA', 5000],
  ['vitaminC', 60],
  ['vitaminE', 20],
  ['calcium', 1000],
  ['iron', 18],
  ['potassium', 3500],
  ['magnesium', 400],
]
const LIMITED = { saturatedFat: 20, addedSugar: 50, sodium: 2400 } as const

/** NRF 9.3 per 100 kcal; null when the dish has no energy to speak of. */
export function nrf93(nutrients: Nutrients, addedSugarGrams: number): number | null {
  const calories = nutrients.calories ?? 0
  if (calories < 1) return null
  const percentPer100kcal = (amount: number, daily: number) => ((amount / daily) * 100 * 100) / calories
  let index = 0
  for (const [key, daily] of ENCOURAGED) index += Math.min(100, percentPer100kcal(nutrients[key] ?? 0, daily))
  index -= percentPer100kcal(nutrients.saturatedFat ?? 0, LIMITED.saturatedFat)
  index -= percentPer100kcal(addedSugarGrams, LIMITED.addedSugar)
  index -= percentPer100kcal(nutrients.sodium ?? 0, LIMITED.sodium)
  return index
}

// Our scale: an S-curve, so that the order of the index is kept and no dish falls off either end.
const MIDDLE = 55
const SPREAD = 30

/** 0..100, a whole number. 50 where the index is MIDDLE. */
export function healthScore(nutrients: Nutrients, addedSugarGrams: number): number {
  const index = nrf93(nutrients, addedSugarGrams)
  return index === null ? 0 : Math.round(100 / (1 + Math.exp((MIDDLE - index) / SPREAD)))
}

/** The score from which a card shows its badge: above, not at. */
export const HEALTH_BADGE_ABOVE = 70

/** Shares of the US daily values that one serving of a very healthy dish stays within: sodium 30 %, saturated fat and added sugar 20 %. */
const VERY_HEALTHY_LIMITS = { sodiumMg: 690, saturatedFatGrams: 4, addedSugarGrams: 10 } as const

export function isVeryHealthy(score: number, nutrients: Nutrients, addedSugarGrams: number): boolean {
  return (
    score > HEALTH_BADGE_ABOVE &&
    (nutrients.sodium ?? 0) <= VERY_HEALTHY_LIMITS.sodiumMg &&
    (nutrients.saturatedFat ?? 0) <= VERY_HEALTHY_LIMITS.saturatedFatGrams &&
    addedSugarGrams <= VERY_HEALTHY_LIMITS.addedSugarGrams
  )
}
