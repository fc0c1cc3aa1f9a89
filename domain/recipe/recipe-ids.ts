// Whose recipe a number belongs to. Providers end at 2^31 - 1 and our catalogue has its own range below that; what is
// written on a device starts above, so that no two ever meet in the favorites.

const FIRST_EMBEDDED_ID = 90_000_001
export const FIRST_CUSTOM_ID = 2 ** 31

/** True for a recipe of our own catalogue, whose pictures are ours. */
export const isEmbeddedId = (id: number): boolean => id >= FIRST_EMBEDDED_ID && id < FIRST_CUSTOM_ID

export const isCustomRecipeId = (id: number): boolean => Number.isSafeInteger(id) && id > FIRST_CUSTOM_ID
