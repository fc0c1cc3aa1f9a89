// Asks again after a change.
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for everything under the key. Invalidating alone would miss what is being asked for the first time: it would
 * take that answer, which may be older than the change.
 */
export async function reload(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey })
  await Promise.all(queries.map((query) => reloadOne(client, query)))
}

async function reloadOne(client: QueryClient, query: Query) {
  const askedFirst = query.state.fetchStatus === 'fetching' && query.state.data === undefined
  const askAgain = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  await askAgain()
  if (askedFirst) await askAgain()
}
