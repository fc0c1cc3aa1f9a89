// The table of each of the 26 cuisines.
import { cuisineSlug } from './input.ts'
import type { Palette } from './palette.ts'
import { EUROPE } from './palettes-of-europe.ts'
import { WORLD } from './palettes-of-the-world.ts'

export const PALETTES: Record<string, Palette> = { ...EUROPE, ...WORLD }

export const CUISINE_SLUGS: readonly string[] = Object.keys(PALETTES).toSorted()

export function paletteOf(cuisines: readonly string[]): Palette {
  for (const cuisine of cuisines) {
    const found = PALETTES[cuisineSlug(cuisine)]
    if (found) return found
  }
  return PALETTES.european as Palette // listed above
}
