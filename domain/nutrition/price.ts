// What a serving costs, from the weight of its foods as bought. docs/price-and-footprint.md names the sources.

export interface BoughtFood {
  boughtGrams: number
  priceCentsPer100g: number | null
}

/** Above this share of weight without a price, the price of the dish is unknown. */
const UNPRICED_SHARE = 0.05

/** US cents for all of it, or null when too much has no price. */
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

/** A third less than a meal of the US Thrifty Food Plan cost in 2022 (about 2.57 dollars a head). */
export const CHEAP_UP_TO_CENTS = 170

export const isCheap = (centsPerServing: number | null): boolean =>
  centsPerServing !== null && centsPerServing <= CHEAP_UP_TO_CENTS
