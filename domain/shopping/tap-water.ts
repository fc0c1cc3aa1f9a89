const WATER =
  /^(?:(?:ice[- ]?cold|cold|cool|warm|lukewarm|hot|boiling|ice|iced|tap|cooking|reserved|pasta|filtered|fresh|extra) )*water$/

/** Recipes ask for it; nobody buys it. Sparkling, coconut and rose water are bought. */
export const isTapWater = (name: string): boolean =>
  WATER.test((name.split(/[,(]/, 1)[0] ?? '').replace(/\s+/g, ' ').trim().toLowerCase())
