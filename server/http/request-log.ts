// One line a request: id, method, path, status, duration. Never the query string, a body or a header.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
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
    const quiet = c.req.path.startsWith('/assets/') || c.req.path.startsWith('/img/') || c.req.path === '/healthz'
    log(quiet ? 'debug' : c.res.status >= 500 ? 'error' : 'info', 'request', {
      requestId,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    })
  }
}
