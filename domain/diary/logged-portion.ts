// An amount as it was logged, in its own unit.

import { isObject, positive, textOf } from '#domain/json.ts'

export interface LoggedPortion {
  /** What is counted: "slice", "ml", "medium". */
  label: string
  count: number
}

interface Portioned {
  kind: 'food' | 'recipe' | 'own'
  portions: readonly { label: string; grams: number }[]
}

const LONGEST_LABEL = 60
const MOST_PORTIONS = 10_000

/** "1 slice" is counted in slices. */
export const portionLabel = (label: string): string =>
  label.replace(/^1 /, '').replaceAll('\0', '').trim().slice(0, LONGEST_LABEL).toWellFormed()

/** Null if the diary wouldn't accept it. */
export function loggedPortion(label: string, count: number): LoggedPortion | null {
  const [name, rounded] = [portionLabel(label), Math.round(count * 100) / 100]
  return name !== '' && rounded > 0 && rounded <= MOST_PORTIONS ? { label: name, count: rounded } : null
}

export const readLoggedPortion = (value: unknown): LoggedPortion | null =>
  isObject(value) ? loggedPortion(textOf(value.label), positive(value.count)) : null

/** The portion that an amount of a food is a whole number of; null if it's only grams, or servings of a recipe. */
export function portionOf({ kind, portions }: Portioned, amount: number): LoggedPortion | null {
  if (kind === 'recipe') return null
  const portion = portions.find(({ grams }) => grams === amount) ?? portions.find(({ grams }) => amount % grams === 0)
  return portion ? loggedPortion(portion.label, amount / portion.grams) : null
}
