const WATER =
  /^(?:(?:ice[- ]?cold|cold|cool|warm|lukewarm|hot|boiling|ice|iced|tap|cooking|reserved|pasta|filtered|fresh|extra) )*water$/

/** Recipes need tap water, but nobody buys it. Sparkling, coconut and rose water are bought. */
export const isTapWater = (name: string): boolean =>
  WATER.test((name.split(/[,(]/, 1)[0] ?? '').replace(/\s+/g, ' ').trim().toLowerCase())
