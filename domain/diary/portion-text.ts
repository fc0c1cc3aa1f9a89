import { servingsText } from '#domain/kitchen/servings-text.ts'
import { amountText } from '#domain/text/amount-text.ts'
import type { LoggableFood } from './diary-entry.ts'

/** "1 slice (28 g)", "2 × 1 slice (56 g)", "70 g", "1½ servings". `amount` is in grams, or servings of a recipe. */
export function portionText({ kind, portions }: LoggableFood, amount: number): string {
  if (kind === 'recipe') return servingsText(amount)
  const portion = portions.find(({ grams }) => grams === amount) ?? portions.find(({ grams }) => amount % grams === 0)
  if (!portion) return `${amountText(amount)} g`
  const times = amount / portion.grams
  return `${times > 1 ? `${times} × ` : ''}${portion.label} (${amountText(amount)} g)`
}
