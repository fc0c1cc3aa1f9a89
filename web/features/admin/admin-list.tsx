// A list from the server with its loading, empty and failed states, and a way to its next page.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { adminGet, PAGE } from './admin-api.ts'

interface AdminListProps<Item> {
  /** What it lists, for messages: "the members". */
  of: string
  path: string
  empty: string
  row: (item: Item, reload: () => Promise<unknown>) => ReactNode
  /** For lists in pages. */
  page?: number
  onPage?: (page: number) => void
}

export function AdminList<Item extends { id: string | number }>(props: AdminListProps<Item>) {
  const { of, path, empty, row, page = 0, onPage } = props
  const list = useQuery({
    queryKey: ['admin', path],
    queryFn: () => adminGet<Item[]>(path),
    staleTime: 0,
    retry: false,
  })
  if (list.isError)
    return <FailureNotice text={`We couldn’t load ${of}.`} error={list.error} onRetry={() => list.refetch()} />
  if (!list.data)
    return (
      <Loading label={`Loading ${of}`}>
        <Skeleton className="h-40 rounded-lg" />
      </Loading>
    )
  const hasMore = list.data.length > PAGE
  return (
    <>
      {list.data.length === 0 ? (
        <p className="py-6 text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {list.data.slice(0, PAGE).map((item) => (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              {row(item, list.refetch)}
            </li>
          ))}
        </ul>
      )}
      {onPage && (page > 0 || hasMore) && (
        <nav aria-label={`Pages of ${of}`} className="mt-4 flex items-center gap-4">
          <Button variant="secondary" size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span className="text-muted text-sm">Page {page + 1}</span>
          <Button variant="secondary" size="sm" disabled={!hasMore} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  )
}
