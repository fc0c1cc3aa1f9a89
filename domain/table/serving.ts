// Grams per plate of a cooked dish.
import type { Plate } from '#domain/kitchen/plate.ts'

export interface Pot {
  /** What was cooked. */
  servings: number
  /** Weighed after cooking, without the pot. */
  grams: number | null
  /** What a serving of the recipe weighs, by its ingredients or by the last time it was weighed. */
  gramsPerServing: number | null
}

export interface ServedPlate {
  grams: number
  /** Nobody weighed it. */
  isAbout: boolean
}

/** A kitchen scale and a ladle aren't more precise. */
const WEIGHED_STEP = 5
const ABOUT_STEP = 10

const inSteps = (grams: number, step: number) => Math.max(step, Math.round(grams / step) * step)

/** Null if nothing is known of the weight. */
export function gramsOfPlate(
  { servings, grams, gramsPerServing }: Pot,
  plate: Pick<Plate, 'servings'>,
): ServedPlate | null {
  if (grams !== null && servings > 0)
    return { grams: inSteps((grams * plate.servings) / servings, WEIGHED_STEP), isAbout: false }
  if (gramsPerServing === null) return null
  return { grams: inSteps(gramsPerServing * plate.servings, ABOUT_STEP), isAbout: true }
}
