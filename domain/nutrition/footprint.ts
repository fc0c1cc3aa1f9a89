// Greenhouse gases of a serving in kg CO2e, from published averages per food. For the sources, see
// docs/price-and-footprint.md.

export interface FootprintFood {
  boughtGrams: number
  co2eKgPerKg: number | null
}

/** Foods without a value count as the average of the rest, up to this share of the weight. */
const MOST_UNKNOWN = 0.25

/** kg CO2e in total, or null if too much is unknown. */
export function co2eKg(foods: readonly FootprintFood[]): number | null {
  let kg = 0
  let grams = 0
  let unknownGrams = 0
  for (const { boughtGrams, co2eKgPerKg } of foods) {
    grams += boughtGrams
    if (co2eKgPerKg === null) unknownGrams += boughtGrams
    else kg += (boughtGrams / 1000) * co2eKgPerKg
  }
  if (grams === 0 || unknownGrams > grams * MOST_UNKNOWN) return null
  return (kg * grams) / (grams - unknownGrams)
}

/** The climate budget of one main meal (WWF's One Planet Plate); a side, a snack or a drink gets half. */
const MEAL_BUDGET_KG = 0.5
const MEALS = new Set(['main course', 'breakfast', 'brunch'])

export function isSustainable(kgPerServing: number | null, dishTypes: readonly string[]): boolean {
  const isMeal = dishTypes.some((type) => MEALS.has(type))
  return kgPerServing !== null && kgPerServing <= (isMeal ? MEAL_BUDGET_KG : MEAL_BUDGET_KG / 2)
}
