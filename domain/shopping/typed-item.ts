// Parses an amount typed into the name field: "2 cans coconut milk", "a dozen eggs", "milk 2l", "bag of rice".
import { parseIngredientLine } from '#domain/kitchen/ingredient-line.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { EMPTY_DRAFT, type ShoppingDraft } from './shopping.ts'

// A number, then a space or a unit. "7up", "2% milk", "3-in-1 oil" and "5 spice" are names.
const STARTS_WITH_AMOUNT =
  /^[\d½⅓⅔¼¾⅛][\d.,/⁄½⅓⅔¼¾⅛]*(?:\s?[-–]\s?\d+)?(?:\s+|(?=(?:g|kg|mg|ml|cl|dl|l|oz|lbs?)\b))(?=\p{L}|[\d½⅓⅔¼¾⅛(])/iu
const NAMES = /^\d+[- ]spice\b/i
/** "three onions", but not "three cheese ravioli". */
const STARTS_WITH_WORD =
  /^(?:(?:(?:half )?a )?dozen|a|an|one|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?=\s.*s$))\s+\p{L}/iu
const ENDS_WITH_AMOUNT = /^\p{L}.*\s\d[\d.,]*\s?(?:g|kg|ml|cl|dl|l|oz|lbs?)$/iu
const SIX_PACK = /^(\d+)[- ]?pack\s+(?:of\s+)?(?=\p{L})/iu
const TIMES = /^(\d+)\s*[x×]\s*(?=\d)/i

/** "bag of rice", but not "cream of coconut". */
const startsWithUnit = (name: string): boolean => kitchenUnit(/^(\p{L}+) of /iu.exec(name)?.[1] ?? '') !== null

const isAmount = (name: string): boolean =>
  (STARTS_WITH_AMOUNT.test(name) && !NAMES.test(name)) ||
  STARTS_WITH_WORD.test(name) ||
  ENDS_WITH_AMOUNT.test(name) ||
  startsWithUnit(name)

/** "2 x 1L milk" is 2 liters; but "2 x 400 g cans" are two cans. */
function readLine(line: string) {
  const [times = '', count] = TIMES.exec(line) ?? []
  const each = count === undefined ? null : parseIngredientLine(line.slice(times.length))
  const isOfEach =
    each && kitchenUnit(each.unit)?.dimension !== 'count' && !kitchenUnit(each.name.split(' ', 1)[0] ?? '')
  return isOfEach && each.amount !== null && each.unit !== ''
    ? { ...each, amount: each.amount * Number(count) }
    : parseIngredientLine(line)
}

/** Only if the amount and unit fields were left unchanged. */
export function readTypedItem(draft: { name: string; amount: number; unit: string }): ShoppingDraft {
  // The content of a single package is unknown.
  const name = draft.name.trim().replace(SIX_PACK, (all, count) => (count === '1' ? all : `${count} `))
  const untouched = draft.unit.trim() === '' && draft.amount === EMPTY_DRAFT.amount
  if (!untouched || !(isAmount(name) || TIMES.test(name))) return draft
  const read = readLine(name)
  if (read.amount === null || !/\p{L}/u.test(read.name)) return draft
  return { name: read.note === '' ? read.name : `${read.name}, ${read.note}`, amount: read.amount, unit: read.unit }
}
