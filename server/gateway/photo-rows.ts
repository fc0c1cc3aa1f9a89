// Photos are large: a household may have 100 MB of them, and as JSON they take ten times as much memory. So only a few
// are sent at a time.
const MOST_AT_ONCE = 10

/** A row request for photos, limited to that many; or a message that says why it is rejected. */
export function fewPhotos(request: Request): Request | string {
  const url = new URL(request.url)
  const columns = (url.searchParams.get('select') ?? '*').split(',').map((column) => column.trim())
  if (!columns.some((column) => column === '*' || column === 'bytes')) return request
  if (request.method === 'GET' || request.method === 'HEAD') {
    const limit = Number(url.searchParams.get('limit') ?? MOST_AT_ONCE)
    url.searchParams.set('limit', String(Math.min(limit, MOST_AT_ONCE)))
    const headers = new Headers(request.headers)
    headers.delete('range')
    return new Request(url, { method: request.method, headers })
  }
  const changesMany = request.method !== 'POST' && !url.searchParams.get('recipe_id')?.startsWith('eq.')
  const sendsThemBack = request.headers.get('prefer')?.includes('representation')
  return changesMany && sendsThemBack ? 'Photos are returned one at a time: the request must name a recipe.' : request
}
