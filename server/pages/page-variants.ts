// Caches several draws of each page that shows random recipes, and sends every visitor one of them.
import type { Context } from 'hono'
import { type CachedResponse, cachedResponse } from '#server/http/cached-response.ts'
import { acceptedEncoding } from '#server/http/compression.ts'
import { namesTag } from '#server/http/entity-tag.ts'

/** About 120 KB each with its compressed forms: 3 MB per page. */
const VARIANTS = 24
/** Anyone can invent hosts and addresses, so the oldest page is evicted. */
const MOST_PAGES = 8
const FRESH_MS = 60_000

interface Variant {
  answer: CachedResponse
  until: number
}

export interface PageVariants {
  /** A random cached draw; null when a new one should be rendered. */
  find(c: Context, key: string): Promise<Response> | null
  /** Caches a new draw and responds with it. */
  keep(c: Context, key: string, body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<Response>
}

export function createPageVariants(): PageVariants {
  const pages = new Map<string, (Variant | undefined)[]>()
  const isFresh = (variant: Variant | undefined) => variant !== undefined && variant.until > performance.now()

  return {
    find(c, key) {
      const variant = pages.get(key)?.[Math.floor(Math.random() * VARIANTS)]
      return variant && isFresh(variant) ? respond(c, variant.answer) : null
    },

    keep(c, key, body, headers) {
      const variants = pages.get(key) ?? Array.from({ length: VARIANTS }, () => undefined)
      pages.set(key, variants)
      const [oldest] = pages.keys()
      if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
      const free = variants.findIndex((variant) => !isFresh(variant))
      const answer = cachedResponse(body, headers)
      if (free !== -1) variants[free] = { answer, until: performance.now() + FRESH_MS }
      return respond(c, answer)
    },
  }
}

async function respond(c: Context, answer: CachedResponse): Promise<Response> {
  const { status, headers, body } = await (namesTag(c.req.header('if-none-match'), answer.etag)
    ? answer.unchanged
    : answer.whole(acceptedEncoding(c.req.header('accept-encoding'))))
  const pairs: [string, string][] = []
  for (let at = 0; at < headers.length; at += 2) pairs.push([headers[at] ?? '', headers[at + 1] ?? ''])
  return new Response(body, { status, headers: pairs })
}
