// How much to buy of what recipes need: whole packages, cans and pieces, or a weight that is rounded up.
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { ShoppingLine } from './shopping-lines.ts'
import { soldGrams } from './sold-as.ts'
import { isStaple } from './staples.ts'
import { boughtGrams } from './store.ts'

export interface Purchase {
  amount: number
  /** 'jar', 'lb'; '' for pieces. */
  unit: string
  /** As bought; null if the food is unknown. */
  grams: number | null
}

/** Don't buy another onion for a tenth of one. */
const SPARE = 0.1
const POUND_G = 453.59237

/** Null for what has no amount to buy: typed as it is, to taste, or usually at home. */
export function purchaseOf(line: ShoppingLine): Purchase | null {
  if (line.asTyped || isStaple(line)) return null
  const { food } = line
  const needed = food && boughtGrams(food, line)
  if (!food || typeof needed !== 'number') return purchaseOfUnknown(line)
  const each = soldGrams(food)
  if (each === null) return needed > 0 ? weighed(needed, line) : null
  const count = wholes(needed / each)
  const { unit } = food.soldAs
  if (unit === 'dozen') return { amount: count / 2, unit, grams: count * each }
  return { amount: count, unit: unit === 'each' ? '' : unit, grams: count * each }
}

const wholes = (amount: number): number => Math.max(1, Math.ceil(amount - SPARE))

/** In steps of 50 or 100 g, or a quarter of a pound. */
function weighed(grams: number, { system }: ShoppingLine): Purchase {
  const step = system === 'us' ? POUND_G / 4 : grams > 1000 ? 100 : 50
  const bought = wholes(grams / step) * step
  if (system === 'us') return { amount: bought / POUND_G, unit: 'lb', grams: bought }
  return bought < 1000
    ? { amount: bought, unit: 'g', grams: bought }
    : { amount: bought / 1000, unit: 'kg', grams: bought }
}

/** What an own recipe may say of a food that we don't know, and a store sells. */
const SOLD = new Set(
  `can jar bottle packet bag tub carton pouch punnet tube ball nest box bunch head bulb ear fillet sheet loaf block
  stick`.split(/\s+/),
)

function purchaseOfUnknown({ amount, unit, system }: ShoppingLine): Purchase | null {
  const known = kitchenUnit(unit)
  if (known?.dimension === 'weight') return { ...weighed(amount * known.size, { system } as ShoppingLine), grams: null }
  const isPiece = unit === '' || known?.name === 'piece'
  if (!isPiece && known && !SOLD.has(known.name)) return null
  return amount > 0 ? { amount: wholes(amount), unit: isPiece ? '' : unit, grams: null } : null
}
