// Nutrients of a dish, from grams of food to values per serving. Method: docs/nutrition.md.

import { percentOfDailyValue } from './daily-values.ts'
import { KCAL_PER_GRAM } from './macros.ts'
import { type EnergyShares, NUTRIENTS, type NutrientKey, type Nutrients } from './nutrients.ts'
import type { ProviderNutrient, ProviderNutrition } from './provider-nutrition.ts'

/** Every key in the order of the provider's lists. */
export const NUTRIENT_KEYS = Object.keys(NUTRIENTS) as NutrientKey[] // the object's own keys, which TypeScript widens to string

/** Includes nutrients that only the diary needs. */
export const TRACKED_KEYS = [...NUTRIENT_KEYS, 'vitaminARae'] as const

export interface Portion {
  /** Per 100 g of the edible part. */
  nutrients: Nutrients
  /** Edible grams that are actually eaten. */
  grams: number
}

/** The sum over portions. A nutrient is missing only if no portion has a value for it. */
export function sumNutrients(portions: Iterable<Portion>): Nutrients {
  const total: Nutrients = {}
  for (const { nutrients, grams } of portions) {
    for (const key of TRACKED_KEYS) {
      const per100g = nutrients[key]
      if (per100g !== undefined) total[key] = (total[key] ?? 0) + (per100g * grams) / 100
    }
  }
  if (total.carbohydrates !== undefined) {
    total.netCarbohydrates = Math.max(0, total.carbohydrates - (total.fiber ?? 0))
  }
  return total
}

export const round2 = (value: number): number => Math.round(value * 100) / 100

/** Shares of the energy by the factors 4, 9 and 4, adding up to 100; all 0 for a dish without energy. */
export function energyShares(nutrients: Nutrients): EnergyShares {
  const protein = (nutrients.protein ?? 0) * KCAL_PER_GRAM.protein
  const fat = (nutrients.fat ?? 0) * KCAL_PER_GRAM.fat
  const carbs = (nutrients.carbohydrates ?? 0) * KCAL_PER_GRAM.carbs
  const total = protein + fat + carbs
  if (total <= 0) return { percentProtein: 0, percentFat: 0, percentCarbs: 0 }
  const percentProtein = round2((protein / total) * 100)
  const percentFat = round2((fat / total) * 100)
  return { percentProtein, percentFat, percentCarbs: round2(100 - percentProtein - percentFat) }
}

export function providerNutrients(
  nutrients: Nutrients,
  keys: readonly NutrientKey[] = NUTRIENT_KEYS,
): ProviderNutrient[] {
  return keys.flatMap((key) => {
    const amount = nutrients[key]
    if (amount === undefined) return []
    const { name, unit } = NUTRIENTS[key]
    const percent = percentOfDailyValue(nutrients, key)
    const nutrient: ProviderNutrient = { name, amount: round2(amount), unit }
    if (percent !== null) nutrient.percentOfDailyNeeds = round2(percent)
    return [nutrient]
  })
}

export function providerNutrition(nutrients: Nutrients, grams: number): ProviderNutrition {
  return {
    nutrients: providerNutrients(nutrients),
    properties: [],
    flavonoids: [],
    caloricBreakdown: energyShares(nutrients),
    weightPerServing: { amount: Math.round(grams), unit: 'g' },
  }
}

/** Maps the provider's names to our keys; unknown names are dropped. */
export function nutrientsByKey(list: readonly { name: string; amount: number }[]): Nutrients {
  const amounts = new Map(list.map(({ name, amount }) => [name, amount]))
  const nutrients: Nutrients = {}
  for (const key of NUTRIENT_KEYS) {
    const amount = amounts.get(NUTRIENTS[key].name)
    if (amount !== undefined) nutrients[key] = amount
  }
  return nutrients
}
