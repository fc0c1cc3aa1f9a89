import { purchaseOf } from './purchase.ts'
import type { ShoppingLine } from './shopping-lines.ts'
import { boughtGrams } from './store.ts'

export interface PriceEstimate {
  /** US cents, for the lines with a known price. */
  cents: number
  /** Lines without a known price. */
  unpriced: number
}

/** From our prices per 100 g (docs/price-and-footprint.md); null if no line has a price. */
export function priceEstimate(lines: readonly ShoppingLine[]): PriceEstimate | null {
  const prices = lines.map(linePriceCents)
  const known = prices.filter((cents) => cents !== null)
  if (known.length === 0) return null
  return { cents: known.reduce((sum, cents) => sum + cents, 0), unpriced: prices.length - known.length }
}

function linePriceCents(line: ShoppingLine): number | null {
  const { food } = line
  const grams = purchaseOf(line)?.grams ?? (food && boughtGrams(food, line))
  return typeof grams !== 'number' || food?.priceCentsPer100g == null ? null : (grams / 100) * food.priceCentsPer100g
}
