// Transfers the query results of a server-rendered page into the browser's cache.
import type { QueryClient, QueryKey } from '@tanstack/react-query'

type BroughtQuery = readonly [key: QueryKey, data: unknown, updatedAt: number]

export function packPageData(queryClient: QueryClient): BroughtQuery[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
}

export function unpackPageData(queryClient: QueryClient, brought: readonly BroughtQuery[]) {
  for (const [key, data, updatedAt] of brought) queryClient.setQueryData(key, data, { updatedAt })
}
