// What is left of meat after some of its fat was poured off. The fat takes along its fatty acids, energy and
// cholesterol; protein, minerals and salt stay with the meat.
import type { NutrientKey, Nutrients } from './nutrients.ts'

const FATS: readonly NutrientKey[] = ['fat', 'saturatedFat', 'monounsaturatedFat', 'polyunsaturatedFat']
/** USDA's lard and tallow: 902 kcal in 100 g. */
const KCAL_PER_GRAM_OF_FAT = 9.02
/** The least of USDA's chicken fat (85 mg in 100 g), lard (95 mg), and tallow (109 mg). */
const CHOLESTEROL_MG_PER_GRAM_OF_FAT = 0.85

export interface LeftMeat {
  /** Per 100 g of what is left. */
  nutrients: Nutrients
  /** 0..1: how much of the meat's weight is left. */
  share: number
}

export function withoutPouredOffFat(nutrients: Nutrients, pouredOffShare: number): LeftMeat {
  const pouredOffGrams = (nutrients.fat ?? 0) * pouredOffShare
  const left: Nutrients = { ...nutrients }
  const subtract = (key: NutrientKey, amount: number) => {
    const value = left[key]
    if (value !== undefined) left[key] = Math.max(0, value - amount)
  }
  for (const key of FATS) subtract(key, (nutrients[key] ?? 0) * pouredOffShare)
  subtract('calories', pouredOffGrams * KCAL_PER_GRAM_OF_FAT)
  subtract('cholesterol', pouredOffGrams * CHOLESTEROL_MG_PER_GRAM_OF_FAT)
  const share = 1 - pouredOffGrams / 100
  const per100g = Object.entries(left).flatMap(([key, value]) => (value === undefined ? [] : [[key, value / share]]))
  return { nutrients: Object.fromEntries(per100g), share }
}
