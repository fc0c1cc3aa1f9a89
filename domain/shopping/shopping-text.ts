import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { groupByAisle, purchased, type ShoppingItem, toBuy } from './shopping.ts'
import { combineItems, usualSystem } from './shopping-lines.ts'
import type { Store } from './store.ts'
import { fullLineText } from './store-amount.ts'

/** The list as text for copying and sharing: by aisle, items to buy first, then those in the cart. */
export function shoppingText(
  items: readonly ShoppingItem[],
  store?: Store,
  order?: readonly string[],
  system: MeasureSystem = usualSystem(items),
): string {
  const groups = groupByAisle(combineItems(toBuy(items), store, system), ({ aisle }) => aisle, order)
  const sections = groups.map(({ title, items: lines }) => {
    const rows = lines.map((line) => `☐ ${fullLineText(line)}`)
    return groups.length === 1 ? rows.join('\n') : [title, ...rows].join('\n')
  })
  const done = combineItems(purchased(items), store, system).map((line) => `☑ ${fullLineText(line)}`)
  if (done.length > 0) sections.push(['Purchased', ...done].join('\n'))
  return ['Shopping list', ...sections].join('\n\n')
}
