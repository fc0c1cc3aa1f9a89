// Asks again after a change.
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for everything under the key. Invalidating alone would miss what is being asked for the first time: it would
 * take that answer, which may be older than the change.
 */
export async function reload(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  const first = new Set(underWay.filter(({ state }) => state.data === undefined))
  await client.invalidateQueries({ queryKey })
  if (first.size > 0) await client.invalidateQueries({ queryKey, predicate: (query) => first.has(query) })
}
