// Brings prices of older years to one year's dollars, with the US consumer price index for food at home.

/** The year in whose dollars every price is shown. */
export const PRICE_YEAR = 2026

/**
 * CUUR0000SAF11 of the Bureau of Labor Statistics, 1982 to 1984 = 100, not seasonally adjusted: the mean of the months of
 * 2022 and 2024, and of January to March 2026. 2018 and 2020 from 2022 by the annual changes in the USDA's Food Price
 * Outlook: +0.9% in 2019, +3.5% in 2020, +3.5% in 2021, +11.4% in 2022.
 */
const FOOD_AT_HOME: Readonly<Record<string, number>> = {
  2018: 239.6,
  2020: 250.2,
  2022: 288.5,
  2024: 306.5,
  2026: 318.4,
}

/** Null for a year without an index. */
export function inPriceYear(cents: number, year: string): number | null {
  const then = FOOD_AT_HOME[year]
  const now = FOOD_AT_HOME[PRICE_YEAR]
  return then === undefined || now === undefined ? null : (cents * now) / then
}
