// One line a request: id, method, path, status, duration. Never the query string, a body or a header.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** Turned away for want of room; told of in sum, not one by one. */
    refused: boolean
  }
}

const WELL_FORMED_ID = /^[\w-]{8,64}$/

export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && WELL_FORMED_ID.test(given) ? given : randomUUID()
    const start = performance.now()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    const { path } = c.req
    const quiet = path.startsWith('/assets/') || path.startsWith('/img/') || path === '/healthz' || c.get('refused')
    log(quiet ? 'debug' : c.res.status >= 500 ? 'error' : 'info', 'request', {
      requestId,
      method: c.req.method,
      path: path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    })
  }
}
