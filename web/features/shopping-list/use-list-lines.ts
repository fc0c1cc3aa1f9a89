// Lines of the list, all in one system of units: the chosen one, or else that of most items.
import { useQuery } from '@tanstack/react-query'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { combineItems, usualSystem } from '#domain/shopping/shopping-lines.ts'
import { storeQuery } from '#web/data/store-query.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { useShoppingList } from './shopping-list-store.ts'

export function useListLines() {
  const store = useQuery(storeQuery).data
  const [chosen] = useMeasureSystem()
  const all = useShoppingList(({ items }) => items)
  const system = chosen ?? usualSystem(all)
  return (items: readonly ShoppingItem[]) => combineItems(items, store, system)
}
