// What a food's traits alone say of its FODMAPs.
import type { FodmapLimit } from './fodmap.ts'
import type { FoodTrait } from './food.ts'

/** Of a food whose amounts are not known: none is low where it is high in FODMAPs, and any is where it is not. */
export function fodmapsOfTraits(traits: ReadonlySet<FoodTrait>): readonly FodmapLimit[] {
  return traits.has('high-fodmap') || traits.has('lactose') ? [{ type: 'oligosaccharides', lowGrams: 0 }] : []
}
