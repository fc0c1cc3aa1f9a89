// An amount as somebody typed it: half a watermelon stays half.

import { countedHead, countedName } from '#domain/text/counted-name.ts'
import { formatAmount } from './amounts.ts'
import { isSize, kitchenUnit, nameAfterUnit, unitLabel } from './kitchen-units.ts'
import type { Measure } from './measures.ts'

type Typed = Measure & { name: string }

const isPlain = (unit: string): boolean => unit === '' || isSize(unit)

/** "500 g", "2 cans"; '' for a single thing. */
export function typedMeasure({ amount, unit }: Measure): string {
  if (unit === '' && amount === 1) return ''
  const figures = formatAmount(amount, kitchenUnit(unit)?.name ?? unit)
  if (figures === '') return ''
  const label = kitchenUnit(unit) ? unitLabel(unit, amount) : isPlain(unit) ? unit : countedName(unit, amount)
  return `${figures} ${label}`.trimEnd()
}

/** "6 onions", "2 cans chickpeas", "Eggs". */
export function typedName({ name, amount, unit }: Typed): string {
  if (unit !== '' && kitchenUnit(unit)?.name !== 'piece') return nameAfterUnit(name, unit)
  if (amount > 1) return countedHead(name, amount)
  return typedMeasure({ amount, unit }) === '' ? name : countedHead(name, 1)
}

/** "500 g flour", "3 eggs", "salt". */
export const typedText = (line: Typed): string => `${typedMeasure(line)} ${typedName(line)}`.trimStart()
