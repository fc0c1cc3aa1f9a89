// How much of a food: one of the usual portions, and how many of it.
import { TRACKER_AMOUNT } from './tracker.ts'

export interface Portion {
  /** As the server names it: "piece", "cup", "g"; "serving" is the provider's own. */
  unit: string
  /** "1 cup". */
  label: string
  grams: number
}

export interface PortionChoice {
  portion: Portion
  count: number
}

/** The typed amount: "2 eggs" are 2 pieces of 50 g each. */
export interface TypedAmount {
  amount: number
  unit: string
  /** A typed unit without a known weight for this food, such as "bottle", so that servings are counted instead. */
  unknownUnit?: string
  grams: number
}

const isOnStep = (count: number): boolean => Number.isInteger(count / TRACKER_AMOUNT.step)

/** The serving first, then the others that have a weight. */
export function portionsOf(servingGrams: number, portions: readonly Portion[]): Portion[] {
  const serving = { unit: 'serving', label: '1 serving', grams: servingGrams }
  return [serving, ...portions.filter(({ unit, grams }) => unit !== 'serving' && grams > 0)]
}

/** If the typed unit is a portion, that many of it; otherwise one portion of the typed weight. */
export function typedChoice({ amount, unit, grams }: TypedAmount, portions: readonly Portion[]): PortionChoice | null {
  if (!(grams > 0)) return null
  const named = unit === 'g' ? undefined : portions.find((portion) => portion.unit === unit)
  if (named && isOnStep(amount)) return { portion: named, count: amount }
  const weight = Math.round(grams * 10) / 10
  const same = portions.find((portion) => portion.grams === weight)
  return { portion: same ?? { unit: 'g', label: `${weight} g`, grams: weight }, count: 1 }
}
