// What stores sell: one table for aisles, prices and whole pieces. The service worker caches it for stores without reception.
import { queryOptions } from '@tanstack/react-query'
import { readStore } from '#domain/shopping/read-store.ts'
import { apiGet } from './api.ts'

export const storeQuery = queryOptions({
  queryKey: ['foods', 'store'],
  queryFn: async ({ signal }) => readStore(await apiGet('/foods/store', {}, signal)),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false, // it holds functions
})
