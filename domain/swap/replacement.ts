// What can stand in for a food in a dish: from catalogue/replacements.csv.

export interface Replacement {
  foodId: number
  /** For 100 g of the food, edible. */
  parts: readonly { foodId: number; grams: number }[]
  /** Beginnings of words, one of which the dish must have, and none of which it may have. */
  only: readonly string[]
  unless: readonly string[]
  /** How the dish changes, and what to do differently; '' for nothing. */
  taste: string
  method: string
}
