// Parses an amount typed into the name field: "2 cans coconut milk".
import { parseIngredientLine } from '#domain/kitchen/ingredient-line.ts'
import { EMPTY_DRAFT, type ShoppingDraft } from './shopping.ts'

// A number, then a space or a unit. "7up", "2% milk", "3-in-1 oil" and "5 spice" are names.
const STARTS_WITH_AMOUNT =
  /^[\d½⅓⅔¼¾⅛][\d.,/⁄½⅓⅔¼¾⅛]*(?:\s+|(?=(?:g|kg|mg|ml|cl|dl|l|oz|lbs?)\b))(?=\p{L}|[\d½⅓⅔¼¾⅛(])/iu
const NAMES = /^\d+[- ]spice\b/i

/** Only if the amount and unit fields were left unchanged. */
export function readTypedItem(draft: { name: string; amount: number; unit: string }): ShoppingDraft {
  const name = draft.name.trim()
  const untouched = draft.unit.trim() === '' && draft.amount === EMPTY_DRAFT.amount
  if (!untouched || !STARTS_WITH_AMOUNT.test(name) || NAMES.test(name)) return draft
  const read = parseIngredientLine(name)
  if (read.amount === null || !/\p{L}/u.test(read.name)) return draft
  return { name: read.note === '' ? read.name : `${read.name}, ${read.note}`, amount: read.amount, unit: read.unit }
}
