// A recipe's number, and whose recipe it is. Providers end at 2^31 - 1 and our catalogue has its own range below that;
// recipes written on a device start above, so no two ever meet in the favorites.

declare const brand: unique symbol

/** Made by `recipeId`, where an address, JSON, a row or the device's storage is read. */
export type RecipeId = number & { readonly [brand]: 'RecipeId' }

const FIRST_EMBEDDED_ID = 90_000_001
export const FIRST_CUSTOM_ID = 2 ** 31

/** Null unless the value is a positive integer or the text of one. */
export function recipeId(value: unknown): RecipeId | null {
  const number = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? (number as RecipeId) : null
}

/** True for a recipe of our own catalogue, whose pictures are ours. */
export const isEmbeddedId = (id: number): boolean => id >= FIRST_EMBEDDED_ID && id < FIRST_CUSTOM_ID

export const isCustomRecipeId = (id: number): boolean => Number.isSafeInteger(id) && id > FIRST_CUSTOM_ID
