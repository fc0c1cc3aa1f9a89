// Rounds a needed amount to what a store sells: whole onions, eggs and cans, and no eighths of a teaspoon.
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { additionGroup, isSize, kitchenUnit, nameAfterUnit, unitLabel } from '#domain/kitchen/kitchen-units.ts'
import { inSmallUnits, type Measure } from '#domain/kitchen/measures.ts'
import { countedHead, countedName } from '#domain/text/counted-name.ts'
import { bareName } from './food-key.ts'
import type { ShoppingLine } from './shopping-lines.ts'
import type { StoreFood } from './store.ts'

export type BoughtLine = Pick<ShoppingLine, 'name' | 'amount' | 'unit'> &
  Partial<Pick<ShoppingLine, 'asTyped' | 'food'>>

/** Below this, the amount isn't shown: people buy the jar. */
const TINY_UNITS = new Set(['pinch', 'dash', 'drop'])
const SMALLEST_ML = 15
const SMALLEST_G = 5

/** Don't buy another onion for a tenth of one. */
const SPARE = 0.1

const isCounted = (unit: string): boolean => !['weight', 'volume'].includes(additionGroup(unit))

function isTiny({ amount, unit }: Measure): boolean {
  const known = kitchenUnit(unit)
  if (!known) return false
  if (known.dimension === 'count') return TINY_UNITS.has(known.name)
  return amount * known.size < (known.dimension === 'volume' ? SMALLEST_ML : SMALLEST_G)
}

/** The amount to buy. Typed amounts are unchanged. */
export function boughtMeasure({ amount, unit, asTyped = true, food }: BoughtLine): Measure {
  if (asTyped || !isCounted(unit) || amount <= 0) return { amount, unit }
  const needed = inHeads({ amount, unit }, food) ?? { amount, unit }
  return { ...needed, amount: Math.max(1, Math.ceil(needed.amount - SPARE)) }
}

/** Nobody counts cloves or leaves in a store once they need a whole head. Null for less, and for other foods. */
function inHeads({ amount, unit }: Measure, food: StoreFood | undefined): Measure | null {
  const part = kitchenUnit(unit)?.name
  if (food?.pieceName !== 'head' || (part !== 'clove' && part !== 'leaf')) return null
  const heads = (amount * (food.grams[part] ?? 0)) / (food.grams.piece ?? Number.POSITIVE_INFINITY)
  return heads < 1 ? null : { amount: heads, unit: 'head' }
}

/** "500 g", "2 cans"; '' if no amount is useful, as for salt. */
export function shownMeasure(line: BoughtLine): string {
  const bought = boughtMeasure(line)
  const { amount, unit } = line.asTyped === false ? inSmallUnits(bought) : bought
  if (line.asTyped === false && isTiny({ amount, unit })) return ''
  const isOne = unit === '' && amount === 1
  if (isOne && !(line.asTyped === false && line.food?.grams.piece)) return ''
  const figures = formatAmount(amount, kitchenUnit(unit)?.name ?? unit)
  if (figures === '') return ''
  const isPlain = unit === '' || isSize(unit)
  const label = kitchenUnit(unit) ? unitLabel(unit, amount) : isPlain ? unit : countedName(unit, amount)
  return `${figures} ${label}`.trimEnd()
}

/** The food stays plural after a container: "1 bunch carrots". */
const CONTAINERS = new Set(['can', 'jar', 'bag', 'packet', 'box', 'bunch', 'handful'])

/** "6 onions", "1 egg", "2 cans chickpeas". */
export function shownName(line: BoughtLine): string {
  const { amount, unit } = boughtMeasure(line)
  const name = line.asTyped === false ? plainName(line) : line.name
  if (unit === '' || kitchenUnit(unit)?.name === 'piece') {
    if (amount > 1) return countedHead(name, amount)
    return shownMeasure(line) === '' ? name : countedHead(name, 1)
  }
  const holdsMany = CONTAINERS.has(kitchenUnit(unit)?.name ?? '') && line.food?.grams.piece !== undefined
  return holdsMany ? countedHead(name, 2) : name
}

const plainName = ({ name, unit }: BoughtLine): string => nameAfterUnit(bareName(name) || name, unit)

/** "500 g flour", "3 eggs", "salt". */
export const lineText = (line: BoughtLine): string => `${shownMeasure(line)} ${shownName(line)}`.trimStart()
