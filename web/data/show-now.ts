import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Shows a change before it is stored, if there is something to change. Returns a function that takes it back. */
export function showNow<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  change: (before: Data) => Data,
): () => void {
  const before = client.getQueryData(queryKey)
  if (before === undefined) return () => undefined
  client.setQueryData(queryKey, change(before as Data) as never) // the key's tag says that it is Data
  return () => client.setQueryData(queryKey, before as never)
}
