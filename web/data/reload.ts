// Refetches after a change.
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches everything under the key. Invalidating alone would miss queries that are loading for the first time: they
 * would use that response, which may be older than the change.
 */
export async function reload(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey })
  await Promise.all(queries.map((query) => reloadOne(client, query)))
}

async function reloadOne(client: QueryClient, query: Query) {
  const requestedFirst = query.state.fetchStatus === 'fetching' && query.state.data === undefined
  const askAgain = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  await askAgain()
  if (requestedFirst) await askAgain()
}
