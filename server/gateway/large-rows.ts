// Rows with a recipe or food inside are large: a household may have 32 MB of them. A response has at most about 4 MB, so
// that a few readers, or one that doesn't read what it asked for, can't fill the memory.
import type { RowQuery } from '#server/rows/row-query.ts'

/** As many of the largest rows as fit, by table. Photos: see photo-rows.ts. */
const MOST_AT_ONCE: Readonly<Record<string, number>> = { custom_recipes: 60, recent_foods: 120 }

/** The request, limited to as many rows as fit into a response; null if it asks for no more than that. */
export function fewLargeRows(method: string, query: RowQuery, table: string): { query: RowQuery; most: number } | null {
  const most = Object.hasOwn(MOST_AT_ONCE, table) ? MOST_AT_ONCE[table] : undefined
  if (most === undefined || method !== 'GET') return null
  if (query.columns && !query.columns.includes('body')) return null
  if (query.limit !== null && query.limit <= most) return null
  return { query: { ...query, limit: most }, most }
}

/** A page that may have been cut says so with its status, and the next one starts after it. */
export function cutPage(response: Response, most: number): Response {
  const [, first, last] = /^(\d+)-(\d+)\//.exec(response.headers.get('content-range') ?? '') ?? []
  const isFull = Number(last) - Number(first) + 1 === most
  return isFull && response.status === 200
    ? new Response(response.body, { status: 206, headers: response.headers })
    : response
}
