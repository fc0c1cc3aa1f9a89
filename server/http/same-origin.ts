// Accepts writes and WebSockets from our own pages only. Members send a token, not a cookie, so this is a second line of
// defense.
import type { MiddlewareHandler } from 'hono'
import { failure } from './failure.ts'
import type { PublicOrigin } from './origin.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function sameOriginWrites(publicOrigin: PublicOrigin): MiddlewareHandler {
  return async (c, next) => {
    const headers = { origin: c.req.header('origin'), host: c.req.header('host') }
    if (!READS.has(c.req.method) && isFromOtherSite(headers, publicOrigin(c)))
      return failure(c, 403, 'This address accepts changes only from its own pages.')
    await next()
  }
}

/** Browsers name the page's origin; other programs usually send none. */
export function isFromOtherSite(
  { origin, host }: { origin?: string; host?: string },
  publicOrigin: string | null,
): boolean {
  if (!origin || origin === publicOrigin) return false
  // "null" and other invalid origins match nothing.
  return !URL.canParse(origin) || new URL(origin).host !== host
}
