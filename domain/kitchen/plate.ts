import { type Json, listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'

/** What is in a portion instead of an ingredient. */
export interface PlateSwap {
  /** Position in the recipe's ingredients, and the food's name. */
  ingredient: number
  food: string
  /** For each serving; empty if it is left out. `id` is the food's. */
  parts: readonly { id: number; name: string; grams: number }[]
  /** In which the ingredient comes in, counted from 0. */
  step: number
  /** What to do differently; '' for nothing. */
  method: string
  /** In everybody's portion. */
  inPot: boolean
}

/** A plate with what cook mode says about it. */
export interface NamedPlate extends Plate {
  name: string
  /** Null without an account. */
  memberId: string | null
}

/** What one person at the table gets of a planned dish. */
export interface Plate {
  /** The id of a person at the table. */
  person: string
  servings: number
  /** What is different on it. */
  swaps?: readonly PlateSwap[]
  /** Once it is served. */
  grams?: number
}

const readSwap = ({ ingredient, food, parts, step, method, inPot }: Json): PlateSwap => ({
  ingredient: positive(ingredient),
  food: textOf(food),
  parts: objectsOf(parts).map(({ id, name, grams }) => ({
    id: positive(id),
    name: textOf(name),
    grams: positive(grams),
  })),
  step: positive(step),
  method: textOf(method),
  inPot: inPot === true,
})

/** A plate's swaps in an address, for its nutrition: positions of ingredients, each with foods and grams. */
export const swapsParameter = (swaps: readonly PlateSwap[]): string =>
  JSON.stringify(swaps.map(({ ingredient, parts }) => [ingredient, parts.map(({ id, grams }) => [id, grams])]))

/** Null if the meal has none of its own. */
export function readPlates(saved: unknown): Plate[] | null {
  const plates = listOf(saved).flatMap((plate) => {
    const { person, servings, grams, ...rest } = objectOf(plate)
    const swaps = objectsOf(rest.swaps).map(readSwap)
    return textOf(person) && positive(servings)
      ? [
          {
            person: textOf(person),
            servings: positive(servings),
            ...(swaps.length > 0 ? { swaps } : {}),
            ...(positive(grams) ? { grams: positive(grams) } : {}),
          },
        ]
      : []
  })
  return plates.length > 0 ? plates : null
}

/** From the device's storage. */
export function readNamedPlates(saved: unknown): NamedPlate[] | null {
  const plates = objectsOf(saved).flatMap(({ name, memberId, ...plate }) =>
    (readPlates([plate]) ?? []).map((read) => ({ ...read, name: textOf(name), memberId: textOf(memberId) || null })),
  )
  return plates.length > 0 ? plates : null
}
