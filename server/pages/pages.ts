// Server-side rendering: the route's page as a complete HTML document, with real status codes and a nonce of its own.
import { randomBytes } from 'node:crypto'
import type { Context, Handler } from 'hono'
import type { PublicOrigin } from '#server/http/origin.ts'
import { pageSecurityPolicy } from '#server/http/security-headers.ts'
import { documentHtml, NONCE_MARK, type SiteConfig } from './document.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import type { WebBuild } from './web-entry.ts'

const FRESH_MS = 60_000
const MOST_CHARACTERS = 40_000_000
const LONGEST_KEY = 300

export interface PagesOptions {
  build: WebBuild
  site: SiteConfig
  publicOrigin: PublicOrigin
  secure: (c: Context) => boolean
  development?: boolean
  /** False renders every request anew. */
  keepPages?: boolean
}

export function createPages({
  build,
  site,
  publicOrigin,
  secure,
  development = false,
  keepPages = true,
}: PagesOptions): Handler {
  const cache = createPageCache({ freshMs: FRESH_MS, mostCharacters: MOST_CHARACTERS })

  async function render(origin: string, url: URL): Promise<CachedPage> {
    const page = await build.entry.renderPage(url)
    let html = documentHtml({ page, build, origin, url, site })
    if (build.transformHtml) html = await build.transformHtml(url.pathname + url.search, html)
    return { pieces: html.split(NONCE_MARK), status: page.head.status ?? 200 }
  }

  return async (c) => {
    const origin = publicOrigin(c)
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length > 1 && pathname.endsWith('/')) return c.redirect(withoutSlashes(pathname) + search, 308)
    const url = new URL(origin + pathname + search) // never as a relative address: "//name" would be another host
    const key = `${origin} ${pathname}${search}`
    const keep = keepPages && !development && key.length <= LONGEST_KEY
    let page = keep ? cache.get(key) : undefined
    if (!page) {
      page = await render(origin, url)
      // An unknown address is not worth a place: anyone can invent a million of them.
      if (keep && page.status === 200) cache.set(key, page)
    }
    const nonce = randomBytes(16).toString('base64url')
    c.header(
      'Content-Security-Policy',
      pageSecurityPolicy({ nonce, backendOrigin: site.backend.url, secure: secure(c), development }),
    )
    c.header('Cache-Control', 'no-cache')
    return c.html(page.pieces.join(nonce), page.status)
  }
}

/** Without the slashes at the end, and one at the start: "//name" would lead to another host. */
function withoutSlashes(pathname: string) {
  let start = 0
  let end = pathname.length
  while (pathname[start + 1] === '/') start += 1
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(start, end) || '/'
}
