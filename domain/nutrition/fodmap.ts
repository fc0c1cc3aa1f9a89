// Low FODMAP depends on the amount in a serving. Each kind of fermentable carbohydrate is added up over the dish.

export const FODMAP_TYPES = ['oligosaccharides', 'lactose', 'fructose', 'polyols'] as const
export type FodmapType = (typeof FODMAP_TYPES)[number]

export interface FodmapLimit {
  type: FodmapType
  /** The largest amount of this food that is low for one serving; 0 if no amount is. */
  lowGrams: number
}

export interface FodmapPortion {
  limits: readonly FodmapLimit[]
  /** How much of it is eaten in one serving. */
  grams: number
}

/** Traces below this don't count, such as the onion in a pinch of spice mix. */
const TRACE_GRAMS = 0.1

/** Share of the limit used, by kind: 1 is at the limit. */
export function fodmapLoads(portions: readonly FodmapPortion[]): Record<FodmapType, number> {
  const loads = { oligosaccharides: 0, lactose: 0, fructose: 0, polyols: 0 }
  for (const { limits, grams } of portions) {
    if (grams <= TRACE_GRAMS) continue
    for (const { type, lowGrams } of limits) loads[type] += lowGrams === 0 ? Number.POSITIVE_INFINITY : grams / lowGrams
  }
  return loads
}

export const isLowFodmap = (portions: readonly FodmapPortion[]): boolean =>
  Object.values(fodmapLoads(portions)).every((load) => load <= 1)
