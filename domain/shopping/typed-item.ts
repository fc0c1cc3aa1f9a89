// What a person types into the item's name: "2 cans coconut milk" already says how much.
import { parseIngredientLine } from '#domain/kitchen/ingredient-line.ts'
import { EMPTY_DRAFT, type ShoppingDraft } from './shopping.ts'

// Figures, then a space or a unit. "7up", "2% milk", "3-in-1 oil" and "5 spice" are names.
const STARTS_WITH_AMOUNT =
  /^[\d½⅓⅔¼¾⅛][\d.,/⁄½⅓⅔¼¾⅛]*(?:\s+|(?=(?:g|kg|mg|ml|cl|dl|l|oz|lbs?)\b))(?=\p{L}|[\d½⅓⅔¼¾⅛(])/iu
const NAMES = /^\d+[- ]spice\b/i

/** Only where amount and unit were left as they are: who filled them in has said it. */
export function readTypedItem(draft: { name: string; amount: string; unit: string }): ShoppingDraft {
  const name = draft.name.trim()
  const untouched = draft.unit.trim() === '' && Number(draft.amount) === EMPTY_DRAFT.amount
  if (!untouched || !STARTS_WITH_AMOUNT.test(name) || NAMES.test(name)) return draft
  const read = parseIngredientLine(name)
  if (read.amount === null || !/\p{L}/u.test(read.name)) return draft
  return { name: read.note === '' ? read.name : `${read.name}, ${read.note}`, amount: read.amount, unit: read.unit }
}
