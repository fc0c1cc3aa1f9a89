// Calories and macros of a dish or a day, and where the energy comes from: protein and carbohydrate have 4 kcal per
// gram, fat 9.

import { positive } from '#domain/json.ts'

export const KJ_PER_KCAL = 4.184
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const
export type Macro = keyof typeof KCAL_PER_GRAM
export const MACROS = ['protein', 'carbs', 'fat'] as const satisfies readonly Macro[]
export type MacroGrams = Record<Macro, number>

/** kcal, then grams. */
export interface Macros extends MacroGrams {
  calories: number
}

export const NO_MACROS: Macros = { calories: 0, protein: 0, carbs: 0, fat: 0 }

/** Labels and order, wherever the four are shown. */
export const MACRO_ROWS = [
  { key: 'calories', label: 'Calories', unit: 'kcal' },
  { key: 'protein', label: 'Protein', unit: 'g' },
  { key: 'carbs', label: 'Carbs', unit: 'g' },
  { key: 'fat', label: 'Fat', unit: 'g' },
] as const satisfies readonly { key: keyof Macros; label: string; unit: string }[]

export function scaleMacros(macros: Macros, factor: number): Macros {
  const { calories, protein, carbs, fat } = macros
  return { calories: calories * factor, protein: protein * factor, carbs: carbs * factor, fat: fat * factor }
}

export function sumMacros(parts: readonly Macros[]): Macros {
  return parts.reduce(
    (sum, part) => ({
      calories: sum.calories + part.calories,
      protein: sum.protein + part.protein,
      carbs: sum.carbs + part.carbs,
      fat: sum.fat + part.fat,
    }),
    NO_MACROS,
  )
}

export function macroEnergyKcal(grams: MacroGrams): MacroGrams {
  return {
    protein: positive(grams.protein) * KCAL_PER_GRAM.protein,
    carbs: positive(grams.carbs) * KCAL_PER_GRAM.carbs,
    fat: positive(grams.fat) * KCAL_PER_GRAM.fat,
  }
}

export function macrosKcal(grams: MacroGrams): number {
  const { protein, carbs, fat } = macroEnergyKcal(grams)
  return protein + carbs + fat
}

/** Less than this comes from rounding, fiber and the foods' own factors. */
const LEAST_OTHER_KCAL = 20
const LEAST_OTHER_SHARE = 0.05

/** The energy that isn't from macros, such as alcohol; 0 if there is hardly any. */
export function otherKcal(macros: Macros): number {
  const other = positive(macros.calories) - macrosKcal(macros)
  return other >= Math.max(LEAST_OTHER_KCAL, macros.calories * LEAST_OTHER_SHARE) ? Math.round(other) : 0
}

/** Integer percentages of the energy that add up to 100; all 0 if there is no energy. */
export function macroShares(grams: MacroGrams): MacroGrams {
  const kcal = macroEnergyKcal(grams)
  const total = kcal.protein + kcal.carbs + kcal.fat
  if (!(total > 0) || !Number.isFinite(total)) return { protein: 0, carbs: 0, fat: 0 }
  const exact = MACROS.map((macro) => ({ macro, percent: (kcal[macro] / total) * 100 }))
  const shares: MacroGrams = { protein: 0, carbs: 0, fat: 0 }
  for (const { macro, percent } of exact) shares[macro] = Math.floor(percent)
  // The points lost by rounding down go to the largest remainders.
  const missing = 100 - (shares.protein + shares.carbs + shares.fat)
  const byRemainder = exact.toSorted((one, other) => (other.percent % 1) - (one.percent % 1))
  for (const { macro } of byRemainder.slice(0, missing)) shares[macro] += 1
  return shares
}
