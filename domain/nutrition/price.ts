// What a serving costs, from the weight of its foods as bought. For the sources, see docs/price-and-footprint.md.

export interface BoughtFood {
  boughtGrams: number
  priceCentsPer100g: number | null
  isPriceEstimated?: boolean
}

/** Above this share of the weight without a price, the dish's price is unknown. */
const UNPRICED_SHARE = 0.05

/** US cents in total, or null if too much has no price. */
export function priceCents(foods: readonly BoughtFood[]): number | null {
  let cents = 0
  let grams = 0
  let unpricedGrams = 0
  for (const { boughtGrams, priceCentsPer100g } of foods) {
    grams += boughtGrams
    if (priceCentsPer100g === null) unpricedGrams += boughtGrams
    else cents += (boughtGrams / 100) * priceCentsPer100g
  }
  return grams === 0 || unpricedGrams > grams * UNPRICED_SHARE ? null : cents
}

/** 0..1: how much of the price comes from our own estimates. */
export function estimatedPriceShare(foods: readonly BoughtFood[]): number {
  const cents = (some: readonly BoughtFood[]) =>
    some.reduce((sum, { boughtGrams, priceCentsPer100g }) => sum + (boughtGrams / 100) * (priceCentsPer100g ?? 0), 0)
  const total = cents(foods)
  return total === 0 ? 0 : cents(foods.filter(({ isPriceEstimated }) => isPriceEstimated === true)) / total
}

/** A third less than a meal in the US Thrifty Food Plan of 2022 in dollars of 2026 (about $2.84 per person). */
export const CHEAP_UP_TO_CENTS = 190

export const isCheap = (centsPerServing: number | null): boolean =>
  centsPerServing !== null && centsPerServing <= CHEAP_UP_TO_CENTS
