// Lines of the list, all in one system of units: the chosen one, or else that of most items.
import { useQuery } from '@tanstack/react-query'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { combineItems, type ShoppingLine, usualSystem } from '#domain/shopping/shopping-lines.ts'
import { storeQuery } from '#web/data/store-query.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { useItemMemory } from './item-memory.ts'
import { useShoppingList } from './shopping-list-store.ts'

export function useListLines() {
  const store = useQuery(storeQuery).data
  const [chosen] = useMeasureSystem()
  const all = useShoppingList(({ items }) => items)
  const system = chosen ?? usualSystem(all)
  const { aisleOf } = useItemMemory()
  return (items: readonly ShoppingItem[]): ShoppingLine[] =>
    combineItems(items, store, system).map((line) => ({ ...line, aisle: aisleOf(line.name) ?? line.aisle }))
}
