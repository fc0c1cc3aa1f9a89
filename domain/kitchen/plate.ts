import { listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'

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
  /** What is different on it: "tofu for chicken, no peanuts". */
  instead?: string
  /** Once it is served. */
  grams?: number
}

/** Null if the meal has none of its own. */
export function readPlates(saved: unknown): Plate[] | null {
  const plates = listOf(saved).flatMap((plate) => {
    const { person, servings, instead, grams } = objectOf(plate)
    return textOf(person) && positive(servings)
      ? [
          {
            person: textOf(person),
            servings: positive(servings),
            ...(textOf(instead) ? { instead: textOf(instead) } : {}),
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
