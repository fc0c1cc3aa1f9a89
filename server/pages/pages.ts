// Server-side rendering: the route's page as a complete HTML document, with real status codes. Documents contain no
// personal data and no nonce, so they can be cached for everyone.
import type { Handler } from 'hono'
import type { PublicOrigin } from '#server/http/origin.ts'
import { cacheForEveryone } from '#server/http/response-cache.ts'
import { pageSecurityPolicy } from '#server/http/security-headers.ts'
import { documentPieces, type InlineParts, inlineParts, type SiteConfig } from './document.ts'
import type { WebBuild } from './web-entry.ts'

const FRESH_MS = 60_000
/** Versions of a page with random recipes: about 150 KB each, 4 MB in all. */
const DRAWS = 24

export interface PagesOptions {
  build: WebBuild
  site: SiteConfig
  publicOrigin: PublicOrigin
  secure: boolean
  /** Not for search engines. */
  isHidden?: boolean
  development?: boolean
}

export function createPages({
  build,
  site,
  publicOrigin,
  secure,
  isHidden = false,
  development = false,
}: PagesOptions): Handler {
  const frames = new Map<string, { inline: InlineParts; policy: string }>()

  /** What all documents of one page share. */
  function frameOf(file: string) {
    let frame = frames.get(file)
    if (!frame) {
      const inline = inlineParts(build, file, site)
      const policy = pageSecurityPolicy({
        scripts: [inline.head, inline.bodyStart, inline.bodyEnd],
        styles: [inline.style],
        backendOrigin: site.backend.url,
        secure,
        development,
      })
      frame = { inline, policy }
      frames.set(file, frame)
    }
    return frame
  }

  return async (c) => {
    const origin = publicOrigin(c)
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length > 1 && pathname.endsWith('/')) return c.redirect(withoutSlashes(pathname) + search, 308)
    const url = new URL(origin + pathname + search) // never as a relative URL: "//name" would be another host
    const page = await build.entry.renderPage(url)
    const { inline, policy } = frameOf(page.file)
    const pieces = documentPieces({ page, inline, build, origin, url, site, isHidden })
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-cache')
    const status = page.head.status ?? 200
    // Never cache a 404: anyone can make up millions of URLs.
    if (status === 200 && !build.transformHtml) {
      c.header('Content-Type', 'text/html; charset=UTF-8')
      const body = Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
      return cacheForEveryone(c, body, FRESH_MS, page.drawn ? DRAWS : 1)
    }
    const html = pieces.join('')
    return c.html(build.transformHtml ? await build.transformHtml(pathname + search, html) : html, status)
  }
}

/** Without trailing slashes, and with one leading slash: "//name" would be another host. */
function withoutSlashes(pathname: string) {
  let start = 0
  let end = pathname.length
  while (pathname[start + 1] === '/') start += 1
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(start, end) || '/'
}
