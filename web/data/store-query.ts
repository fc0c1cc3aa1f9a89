// What stores sell: one table for aisles, prices and whole pieces. The service worker caches it for stores without reception.
import { queryOptions } from '@tanstack/react-query'
import { storeFood, storeRows } from '#domain/shopping/read-store.ts'
import { type Store, storeBuilder } from '#domain/shopping/store.ts'
import { inSlices } from '#web/device/slices.ts'
import { apiGet } from './api.ts'

export const storeQuery = queryOptions({
  queryKey: ['foods', 'store'],
  queryFn: async ({ signal }): Promise<Store> => {
    const { add, store } = storeBuilder()
    await inSlices(storeRows(await apiGet('/foods/store', {}, signal)), (row) => add(storeFood(row)))
    return store()
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false, // it holds functions
})
