// Server-side rendering: the route's page as a complete HTML document, with real status codes. One document serves everyone,
// compressed once: the policy allows its inline parts by their hashes, so nothing in it changes from answer to answer.
import type { Context, Handler } from 'hono'
import { acceptedEncoding } from '#server/http/compression.ts'
import { namesTag } from '#server/http/entity-tag.ts'
import type { PublicOrigin } from '#server/http/origin.ts'
import { pageSecurityPolicy } from '#server/http/security-headers.ts'
import { documentHtml, type InlineParts, inlineParts, type SiteConfig } from './document.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import { createPageCache } from './page-cache.ts'
import type { WebBuild } from './web-entry.ts'

const FRESH_MS = 60_000
const MOST_BYTES = 40_000_000
const LONGEST_KEY = 300

export interface PagesOptions {
  build: WebBuild
  site: SiteConfig
  publicOrigin: PublicOrigin
  secure: boolean
  development?: boolean
}

export function createPages({ build, site, publicOrigin, secure, development = false }: PagesOptions): Handler {
  const cache = createPageCache<KeptPage>({ freshMs: FRESH_MS, mostBytes: MOST_BYTES })
  const frames = new Map<string, { inline: InlineParts; policy: string }>()

  /** What all documents of a page's source file have in common. */
  function frameOf(file: string) {
    let frame = frames.get(file)
    if (!frame) {
      const inline = inlineParts(build, file)
      const policy = pageSecurityPolicy({
        scripts: [inline.theme, inline.earlyEvents, inline.start],
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

  async function render(origin: string, url: URL): Promise<KeptPage> {
    const page = await build.entry.renderPage(url)
    const { inline, policy } = frameOf(page.file)
    let html = documentHtml({ page, inline, build, origin, url, site })
    if (build.transformHtml) html = await build.transformHtml(url.pathname + url.search, html)
    return keptPage(html, { status: page.head.status ?? 200, policy })
  }

  return async (c) => {
    const origin = publicOrigin(c)
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length > 1 && pathname.endsWith('/')) return c.redirect(withoutSlashes(pathname) + search, 308)
    const url = new URL(origin + pathname + search) // never as a relative address: "//name" would be another host
    const key = `${origin} ${pathname}${search}`
    const keep = !development && key.length <= LONGEST_KEY
    let page = keep ? cache.get(key) : undefined
    if (!page) {
      page = await render(origin, url)
      // An unknown address is not worth a place: anyone can invent a million of them.
      if (keep && page.status === 200) cache.set(key, page)
    }
    return answer(c, page)
  }
}

async function answer(c: Context, page: KeptPage): Promise<Response> {
  const headers = {
    'Content-Security-Policy': page.policy,
    'Cache-Control': 'no-cache',
    ETag: page.etag,
    Vary: 'Accept-Encoding',
  }
  if (page.status === 200 && namesTag(c.req.header('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers })
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  const body = await page.encoded(encoding)
  return new Response(body, {
    status: page.status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Length': String(body.length),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  })
}

/** Without the slashes at the end, and one at the start: "//name" would lead to another host. */
function withoutSlashes(pathname: string) {
  let start = 0
  let end = pathname.length
  while (pathname[start + 1] === '/') start += 1
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(start, end) || '/'
}
