// An ingredient's name for the reader's servings.
import { isPlural } from '#domain/kitchen/amounts.ts'
import { isSize, nameAfterUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { countedHead } from '#domain/text/counted-name.ts'

/**
 * A quarter of "4 whole wheat buns" is "1 whole wheat bun", and twice "1 onion" is "2 onions". Otherwise the name is
 * right as written: "4 zucchini", "1 cup oats".
 */
export function portionedName(name: string, written: number, { amount, unit }: Measure): string {
  const shown = nameAfterUnit(name, unit)
  const isCounted = (unit === '' || isSize(unit)) && amount > 0
  if (!isCounted || isPlural(written) === isPlural(amount)) return shown
  return countedHead(shown, isPlural(amount) ? 2 : 1)
}
