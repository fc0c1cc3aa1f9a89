// A line in the words of a store: "1 bunch cilantro", and what recipes need of it in small print.
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { bareName } from '#domain/kitchen/food-key.ts'
import { isSize, kitchenUnit, nameAfterUnit, unitLabel } from '#domain/kitchen/kitchen-units.ts'
import { formatMeasure, type Measure } from '#domain/kitchen/measures.ts'
import { typedMeasure, typedName } from '#domain/kitchen/typed-amount.ts'
import { countedHead, countedName } from '#domain/text/counted-name.ts'
import { type Purchase, purchaseOf } from './purchase.ts'
import type { ShoppingLine } from './shopping-lines.ts'
import type { StoreFood } from './store.ts'

/** "500 g", "2 cans"; '' if no amount is useful, as for salt. */
export function shownMeasure(line: ShoppingLine): string {
  if (line.asTyped) return typedMeasure(line)
  const bought = purchaseOf(line)
  if (!bought) return ''
  const { amount, unit } = bought
  const isOneThing = unit === '' && amount === 1 && !line.food?.grams.piece
  return isOneThing ? '' : `${formatAmount(amount, unit)} ${unitWord(unit, amount)}`.trimEnd()
}

const unitWord = (unit: string, amount: number): string => {
  if (unit === 'dozen' || unit === '' || isSize(unit)) return unit
  // A store's package is a recipe's packet.
  return unit !== 'package' && kitchenUnit(unit) ? unitLabel(unit, amount) : countedName(unit, amount)
}

/** "onions" after 6, "eggs" after a dozen, "chickpeas" after 2 cans. */
export function shownName(line: ShoppingLine): string {
  if (line.asTyped) return typedName(line)
  const name = bareName(line.name) || line.name
  const bought = purchaseOf(line)
  if (!bought) return name
  if (bought.unit === '') return countedHead(name, bought.amount)
  if (ONE_EACH.has(bought.unit)) return countedHead(name, 1)
  return isSeveral(line.food) ? countedHead(name, 2) : nameAfterUnit(name, bought.unit)
}

/** "1 bag carrots" and "1 dozen eggs", but "1 bunch celery", "1 loaf rye bread". */
function isSeveral(food: StoreFood | undefined): boolean {
  if (!food?.grams.piece) return false
  return isSize(food.pieceName) || food.names[0]?.endsWith(` ${food.pieceName}`) === true
}
const ONE_EACH = new Set(['head', 'block', 'loaf', 'ball', 'bulb', 'ear', 'stalk', 'piece', 'wedge'])

const LEAST_LEFT_G = 150

/** "you need 40 g"; '' if the line says it already. */
export function neededText(line: ShoppingLine): string {
  const { needed } = line
  if (line.asTyped || !needed) return ''
  const bought = purchaseOf(line)
  return bought && isAsNeeded(bought, needed, line) ? '' : `you need ${formatMeasure(needed)}`
}

/** Pieces and weights say it themselves, unless much of a large piece is left. */
function isAsNeeded(bought: Purchase, needed: Measure, { amount, unit }: ShoppingLine): boolean {
  if (kitchenUnit(bought.unit)?.dimension === 'weight') return true
  if (bought.unit === 'dozen') return Math.abs(bought.amount * 12 - needed.amount) <= 1
  if (bought.unit === needed.unit && (bought.unit !== '' || bought.amount === needed.amount))
    return bought.amount === needed.amount
  return unit === '' && bought.grams !== null && bought.grams * (1 - amount / bought.amount) < LEAST_LEFT_G
}

/** "500 g flour", "3 eggs", "salt". */
export const lineText = (line: ShoppingLine): string => `${shownMeasure(line)} ${shownName(line)}`.trimStart()

/** "1 bunch cilantro (you need 40 g)" */
export function fullLineText(line: ShoppingLine): string {
  const needed = neededText(line)
  return needed === '' ? lineText(line) : `${lineText(line)} (${needed})`
}
