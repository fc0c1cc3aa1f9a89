// The list as plain text, by aisle if the aisles are known.
import type { QueryClient } from '@tanstack/react-query'
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { shoppingText } from '#domain/shopping/shopping-text.ts'
import { storeQuery } from '#web/data/store-query.ts'
import { useAisleOrder } from './aisle-order.ts'
import { useShoppingList } from './shopping-list-store.ts'

export function listText(queryClient: QueryClient, system?: MeasureSystem): string {
  const store = queryClient.getQueryData(storeQuery.queryKey)
  return shoppingText(useShoppingList.getState().items, store, useAisleOrder.getState().aisles, system)
}
