// Where the energy of a food comes from: protein and carbohydrate give 4 kcal a gram, fat 9.

export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const
export type Macro = keyof typeof KCAL_PER_GRAM
export const MACROS = ['protein', 'carbs', 'fat'] as const satisfies readonly Macro[]
export type Macros = Record<Macro, number>

const positive = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0)

export function macroEnergyKcal(grams: Macros): Macros {
  return {
    protein: positive(grams.protein) * KCAL_PER_GRAM.protein,
    carbs: positive(grams.carbs) * KCAL_PER_GRAM.carbs,
    fat: positive(grams.fat) * KCAL_PER_GRAM.fat,
  }
}

/** Whole percentages of the energy that add up to 100; all 0 when there is no energy. */
export function macroShares(grams: Macros): Macros {
  const kcal = macroEnergyKcal(grams)
  const total = kcal.protein + kcal.carbs + kcal.fat
  if (!(total > 0) || !Number.isFinite(total)) return { protein: 0, carbs: 0, fat: 0 }
  const exact = MACROS.map((macro) => ({ macro, percent: (kcal[macro] / total) * 100 }))
  const shares: Macros = { protein: 0, carbs: 0, fat: 0 }
  for (const { macro, percent } of exact) shares[macro] = Math.floor(percent)
  // The points lost by rounding down go to the largest remainders.
  const missing = 100 - (shares.protein + shares.carbs + shares.fat)
  const byRemainder = exact.toSorted((one, other) => (other.percent % 1) - (one.percent % 1))
  for (const { macro } of byRemainder.slice(0, missing)) shares[macro] += 1
  return shares
}
