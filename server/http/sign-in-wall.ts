// Where only members see the site (SIGN_IN_WALL): without a session, pages lead to the sign-in page and everything else
// is refused, before anything cached is sent.
import type { IncomingMessage } from 'node:http'
import type { RejectEarly } from './early-response.ts'
import type { Listener } from './listen.ts'
import type { Log } from './log.ts'
import type { RequestLogger } from './request-log.ts'
import { headersOutsideOfPages, type Secure } from './security-headers.ts'

/** The sign-in page, what its visitors may want to read, and links that a member made for others. */
const OPEN_PAGES = /^\/(?:auth|join|offline|contact|privacy|imprint|terms|robots\.txt|sitemap\.xml)$/
const OPEN_PATHS = /^\/(?:auth\/v1|rest\/v1|realtime\/v1|assets|shared|calendar|unsubscribe|\.well-known)\//
/** The addresses of photos carry a signature. */
const OPEN_CALLS = /^\/api\/(?:contact$|photo-files\/)/
const NOT_PAGES = /^\/(?:api|img|blog\/feed\.xml)(?:\/|$)/

export interface SignInWallOptions {
  /** A file of the application itself, or a page of the host's. */
  isAsset(path: string): boolean
  /** Whether these cookies belong to a member whose session lives. */
  isMember(cookies: string): Promise<boolean>
  secure: Secure
  reject: RejectEarly
  logRequest: RequestLogger
  log: Log
}

export function signInWall(listener: Listener, options: SignInWallOptions): Listener {
  const { isAsset, isMember, secure, reject, logRequest, log } = options
  const security = headersOutsideOfPages(secure)
  const isOpen = (path: string) =>
    OPEN_PAGES.test(path) || OPEN_PATHS.test(path) || OPEN_CALLS.test(path) || isAsset(path)

  const toSignIn: Listener = (request, response) => {
    const { method = '', url = '', headers } = request
    const logged = logRequest(headers['x-request-id']?.toString(), method)
    const comesBack = url === '/' ? '' : `?return=${encodeURIComponent(url)}`
    response.writeHead(302, {
      ...security,
      'Cache-Control': 'no-store',
      'X-Request-Id': logged.id,
      Location: `/auth${comesBack}`,
    })
    response.end()
    logged.done(url, 302)
  }

  return (request, response) => {
    const path = pathOf(request)
    if (isOpen(path)) return listener(request, response)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_PAGES.test(path)
    isMember(request.headers.cookie ?? '').then(
      (member) => {
        if (response.destroyed) return
        if (member) listener(request, response)
        else if (isPage) toSignIn(request, response)
        else reject(request, response, 401, 'Please sign in first: only members see this site.')
      },
      (error: unknown) => {
        log('error', 'A session couldn’t be looked up.', { reason: String(error) })
        reject(request, response, 503, 'We can’t reach the database right now. Please try again in a moment.')
      },
    )
  }
}

/** As the application reads it: encoded letters don't make another path of it. */
function pathOf({ url = '' }: IncomingMessage): string {
  const { pathname } = new URL(`http://localhost${url}`)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
