// Accepts writes from our own pages only. Members send a token, not a cookie, so this is a second line of defense.
import type { MiddlewareHandler } from 'hono'
import { failure } from './failure.ts'
import type { PublicOrigin } from './origin.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function sameOriginWrites(publicOrigin: PublicOrigin): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const host = c.req.header('host')
    if (!READS.has(c.req.method) && origin && origin !== publicOrigin(c) && new URL(safe(origin)).host !== host) {
      return failure(c, 403, 'This address accepts changes only from its own pages.')
    }
    await next()
  }
}

/** "null" and other invalid origins match nothing. */
function safe(origin: string) {
  return URL.canParse(origin) ? origin : 'invalid://origin'
}
