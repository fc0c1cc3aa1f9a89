// What another app shares normally never gets here: the service worker takes it. Without one (its data was cleared, or
// it hasn't started yet), a person sees what to do. What was sent is neither read nor kept.
import { SHARE_TARGET } from '#domain/site/share-target.ts'
import type { Listener } from './listen.ts'
import type { RequestLogger } from './request-log.ts'
import { headersOutsideOfPages, type Secure } from './security-headers.ts'
import { simplePage, simplePagePolicy } from './simple-page.ts'

const MAIN = `<h1>Please share that again</h1>
<p class="facts">Plateful wasn’t ready yet, so it didn’t get what you shared. Open it, wait a few seconds, then share again.</p>
<p class="add"><a href="/add-recipe">Open Plateful</a></p>`

export function shareTarget(
  listener: Listener,
  { secure, logRequest }: { secure: Secure; logRequest: RequestLogger },
): Listener {
  const page = simplePage({ title: 'Please share that again', main: MAIN, footer: 'Nothing was saved.' })
  const headers = {
    ...headersOutsideOfPages(secure),
    'Content-Security-Policy': simplePagePolicy(),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  return (request, response) => {
    const { method = '', url = '' } = request
    if (method !== 'POST' || url.split('?')[0] !== SHARE_TARGET) return listener(request, response)
    const logged = logRequest(request.headers['x-request-id']?.toString(), method)
    request.resume() // a browser that is cut off while it sends shows an error instead of the page
    response.writeHead(200, { ...headers, 'X-Request-Id': logged.id })
    response.end(page)
    logged.done(SHARE_TARGET, 200)
  }
}
