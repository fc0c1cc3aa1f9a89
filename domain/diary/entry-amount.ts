// The amount of an entry, in the unit it was logged in or in grams.
import { macrosOf, type NewEntry, scaleNutrients } from './diary-entry.ts'
import { type LoggedPortion, loggedPortion } from './logged-portion.ts'

export type AmountUnit = 'portion' | 'grams' | 'servings'

const MOST: Record<AmountUnit, { amount: number; text: string }> = {
  portion: { amount: 10_000, text: '10,000' },
  grams: { amount: 10_000, text: '10,000 g' },
  servings: { amount: 100, text: '100 servings' },
}

type Amounts = Pick<NewEntry, 'kind' | 'grams' | 'quantity' | 'portion'>

/** The units that the amount is known in, the logged one first. A quick entry may have none. */
export function amountUnits({ kind, grams, portion }: Amounts): AmountUnit[] {
  const units: AmountUnit[] = []
  if (portion) units.push('portion')
  if (grams !== null) units.push('grams')
  if (kind === 'recipe') units.push('servings')
  return units
}

export function amountIn({ grams, quantity, portion }: Amounts, unit: AmountUnit): number {
  if (unit === 'portion') return portion?.count ?? 1
  return unit === 'grams' ? (grams ?? 0) : quantity
}

/** The same food in another amount. Uses the entry's own values, so it also works for a food that no longer exists. */
export function withAmount<Entry extends NewEntry>(entry: Entry, amount: number, unit: AmountUnit): Entry {
  const factor = amount / amountIn(entry, unit)
  // Older entries have no snapshot, only rounded calories and macros.
  const { calories, protein, carbs, fat, nutrients } = entry
  const figures = { calories, protein, carbohydrates: carbs, fat, ...nutrients }
  return {
    ...entry,
    ...macrosOf(figures, factor),
    nutrients: nutrients && scaleNutrients(nutrients, factor),
    grams: entry.grams === null ? null : unit === 'grams' ? amount : hundredths(entry.grams * factor),
    quantity: unit === 'servings' ? amount : entry.quantity,
    portion: unit === 'portion' ? portionTimes(entry.portion, amount) : null,
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

const portionTimes = (portion: LoggedPortion | null | undefined, count: number) =>
  portion ? loggedPortion(portion.label, count) : null

/** The validation message for an amount, or null. */
export function amountProblem(amount: number, unit: AmountUnit): string | null {
  if (!Number.isFinite(amount) || amount <= 0) return 'Enter an amount above 0.'
  return amount > MOST[unit].amount ? `Enter at most ${MOST[unit].text}.` : null
}
