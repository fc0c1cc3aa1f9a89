// Photos are large: a household may have 100 MB of them, and as JSON they take ten times as much memory. So their bytes are
// sent a few at a time.
const MOST_AT_ONCE = 10

/** A row request for photos, with a limit of that many; or a sentence that says why it is refused. */
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
  return changesMany && sendsThemBack ? 'Photos are sent back one at a time: say which recipe’s.' : request
}
