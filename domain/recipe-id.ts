// Recipe ids and their ranges. Provider ids end at 2^31 - 1, our catalogue has a range below that, and recipes created
// on a device start above it, so ids never clash in favorites.

declare const brand: unique symbol

/** Created by `recipeId` wherever an id enters: a URL, JSON, a row, or device storage. */
export type RecipeId = number & { readonly [brand]: 'RecipeId' }

const FIRST_EMBEDDED_ID = 90_000_001
export const FIRST_CUSTOM_ID = 2 ** 31

/** Null unless the value is a positive integer or its text. */
export function recipeId(value: unknown): RecipeId | null {
  const number = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? (number as RecipeId) : null
}

/** True for a recipe of our own catalogue, which has our pictures. */
export const isEmbeddedId = (id: number): boolean => id >= FIRST_EMBEDDED_ID && id < FIRST_CUSTOM_ID

export const isCustomRecipeId = (id: number): boolean => Number.isSafeInteger(id) && id > FIRST_CUSTOM_ID
