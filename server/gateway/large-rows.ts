// Rows with a recipe or food inside are large: a household may have 32 MB of them. A response has at most about 4 MB, so
// that a few readers, or one that doesn't read what it asked for, can't fill the memory.

/** As many of the largest rows as fit, by table. Photos: see photo-rows.ts. */
const MOST_AT_ONCE: Readonly<Record<string, number>> = { custom_recipes: 60, recent_foods: 120 }

/** The request, limited to as many rows as fit into a response; null if it asks for no more than that. */
export function fewLargeRows(request: Request, table: string): { request: Request; most: number } | null {
  const most = Object.hasOwn(MOST_AT_ONCE, table) ? MOST_AT_ONCE[table] : undefined
  if (most === undefined || request.method !== 'GET') return null
  const url = new URL(request.url)
  const columns = (url.searchParams.get('select') ?? '*').split(',').map((column) => column.trim())
  const limit = url.searchParams.get('limit')
  if (!columns.some((column) => column === '*' || column === 'body')) return null
  if (limit !== null && Number(limit) <= most) return null
  url.searchParams.set('limit', String(most))
  const headers = new Headers(request.headers)
  headers.delete('range')
  return { request: new Request(url, { headers }), most }
}

/** A page that may have been cut says so with its status, and the next one starts after it. */
export function cutPage(response: Response, most: number): Response {
  const [, first, last] = /^(\d+)-(\d+)\//.exec(response.headers.get('content-range') ?? '') ?? []
  const isFull = Number(last) - Number(first) + 1 === most
  return isFull && response.status === 200
    ? new Response(response.body, { status: 206, headers: response.headers })
    : response
}
