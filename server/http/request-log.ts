// One line per request: id, method, path, route, status, duration; and its place in the metrics. Never the query string, body or headers.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { requestContext } from './request-context.ts'
import { routeName } from './route-name.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** Rejected while overloaded; logged as a total, not one by one. */
    refused: boolean
  }
}

const WELL_FORMED_ID = /^[\w-]{8,64}$/
/** Paths that contain a secret, also as a program may have changed them. */
const SECRET = /^\/+(calendar|shared|unsubscribe)(?:\/|%2f).*/i
const QUIET = /^\/(?:assets|img)\//

/** Call this when a request arrives, and `done` when its response is sent. */
export type RequestLogger = (
  givenId: string | undefined,
  method: string,
) => { id: string; done(address: string, status: number, quiet?: boolean): void }

/** Counted as slow in the log. */
const SLOW_MS = 1_000
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createRequestLogger(log: Log, metrics?: Pick<Metrics, 'observe' | 'gauge'>): RequestLogger {
  let open = 0
  metrics?.gauge('plateful_requests_open', 'Requests that are being answered.', () => open)
  return (given, method) => {
    open += 1
    const id = given && WELL_FORMED_ID.test(given) ? given : randomUUID()
    const start = performance.now()
    return {
      id,
      done(address, status, quiet = QUIET.test(address)) {
        open -= 1
        const ms = performance.now() - start
        const route = routeName(address, status)
        const labels = { method: METHODS.has(method) ? method : 'other', route, status }
        metrics?.observe('plateful_request_seconds', 'Requests by route and status.', labels, ms / 1000)
        const isSlow = ms >= SLOW_MS
        log(status >= 500 && !quiet ? 'error' : isSlow ? 'warn' : quiet ? 'debug' : 'info', 'request', {
          requestId: id,
          method,
          path: address.split('?', 1)[0]?.replace(SECRET, '/$1/*').slice(0, 200),
          status,
          ms: Math.round(ms * 10) / 10,
          route,
          ...(isSlow ? { slow: true } : {}),
        })
      },
    }
  }
}

export function requestLog(logRequest: RequestLogger): MiddlewareHandler {
  return async (c, next) => {
    const { id, done } = logRequest(c.req.header('x-request-id'), c.req.method)
    c.set('requestId', id)
    await requestContext.run({ id }, next)
    c.header('X-Request-Id', id)
    done(c.req.path, c.res.status, c.get('refused'))
  }
}
