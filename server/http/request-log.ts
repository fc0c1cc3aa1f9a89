// One line per request: id, method, path, status, duration. Never the query string, body or headers.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** Rejected while overloaded; logged as a total, not one by one. */
    refused: boolean
  }
}

const WELL_FORMED_ID = /^[\w-]{8,64}$/
/** Paths that contain a secret, also as a program may have changed them. */
const SECRET = /^\/+(calendar|shared)(?:\/|%2f).*/i
const QUIET = /^\/(?:assets|img)\//

/** Call this when a request arrives, and `done` when its response is sent. */
export type RequestLogger = (
  givenId: string | undefined,
  method: string,
) => { id: string; done(address: string, status: number, quiet?: boolean): void }

export function createRequestLogger(log: Log): RequestLogger {
  return (given, method) => {
    const id = given && WELL_FORMED_ID.test(given) ? given : randomUUID()
    const start = performance.now()
    return {
      id,
      done(address, status, quiet = QUIET.test(address)) {
        log(quiet ? 'debug' : status >= 500 ? 'error' : 'info', 'request', {
          requestId: id,
          method,
          path: address.split('?', 1)[0]?.replace(SECRET, '/$1/*').slice(0, 200),
          status,
          ms: Math.round((performance.now() - start) * 10) / 10,
        })
      },
    }
  }
}

export function requestLog(logRequest: RequestLogger): MiddlewareHandler {
  return async (c, next) => {
    const { id, done } = logRequest(c.req.header('x-request-id'), c.req.method)
    c.set('requestId', id)
    await next()
    c.header('X-Request-Id', id)
    done(c.req.path, c.res.status, c.get('refused'))
  }
}
