// Rejects methods that no route uses, such as TRACE, before anything else of the request is read.
import type { MiddlewareHandler } from 'hono'
import { refusal } from './failure.ts'

const KNOWN = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

export const knownMethods: MiddlewareHandler = async (c, next) => {
  if (KNOWN.includes(c.req.method)) return next()
  c.header('Allow', KNOWN.join(', '))
  return refusal(c, 405, 'This method isn’t supported here.')
}
