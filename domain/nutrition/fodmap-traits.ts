// FODMAP limits from a food's traits alone.
import type { FodmapLimit } from './fodmap.ts'
import type { FoodTrait } from './food.ts'

/** Without known amounts, a high-FODMAP food is never low, and any other food always is. */
export function fodmapsOfTraits(traits: ReadonlySet<FoodTrait>): readonly FodmapLimit[] {
  return traits.has('high-fodmap') || traits.has('lactose') ? [{ type: 'oligosaccharides', lowGrams: 0 }] : []
}
