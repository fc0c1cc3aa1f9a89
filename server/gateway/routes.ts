// Mounts the embedded backend's two protocols, with limits, and nothing else of it.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ClientAddress } from '#server/http/client-address.ts'
import { failure } from '#server/http/failure.ts'
import { createRateLimiter, rateLimit } from '#server/http/rate-limit.ts'
import { refusedBefore } from './request-checks.ts'

const MOST_BODY_BYTES = 256 * 1024
/** Requests inside the backend; about as many as it answers while a person still waits gladly. */
const MOST_AT_ONCE = 40

export interface MountedBackend {
  fetch: (request: Request) => Response | Promise<Response>
}

export interface BackendLimits {
  signIn: number
  signUp: number
  api: number
}

export function backendRoutes(backend: MountedBackend, limits: BackendLimits, clientAddress: ClientAddress) {
  const signIn = rateLimit(createRateLimiter({ perMinute: limits.signIn }), clientAddress)
  const signUp = rateLimit(createRateLimiter({ perMinute: limits.signUp }), clientAddress)
  const anyCall = rateLimit(createRateLimiter({ perMinute: limits.api }), clientAddress)
  const mostBytes = bodyLimit({
    maxSize: MOST_BODY_BYTES,
    onError: (c) => failure(c, 413, 'That is too much to send at once.'),
  })
  let inside = 0

  const answer = async (c: Context) => {
    // Read before a place is taken: a slow sender must not hold one.
    const { method, headers: given } = c.req.raw
    const body = method === 'GET' || method === 'HEAD' ? null : await c.req.arrayBuffer()
    const refused = refusedBefore(new URL(c.req.url), body && new Uint8Array(body))
    if (refused) return failure(c, refused.status, refused.message)
    if (inside >= MOST_AT_ONCE) {
      c.set('refused', true)
      c.header('Retry-After', '1')
      return failure(c, 503, 'Too many members ask at the same moment. Please try again in a second.')
    }
    inside += 1
    try {
      const response = await backend.fetch(new Request(c.req.url, { method, headers: given, body }))
      const headers = new Headers(response.headers)
      // The engine's own "not found" is a bare text; whoever asks here reads JSON.
      if (response.status === 404 && !headers.get('content-type')?.includes('json'))
        return failure(c, 404, 'There is nothing at this address.')
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
      headers.set('Cache-Control', 'no-store')
      return new Response(response.body, { status: response.status, headers })
    } finally {
      inside -= 1
    }
  }

  const routes = new Hono()
  for (const protocol of ['/auth/v1/*', '/rest/v1/*']) routes.use(protocol, anyCall, mostBytes)
  return (
    routes
      // Renewing a session is no sign-in: an open page does it by itself.
      .use('/auth/v1/token', (c, next) => (c.req.query('grant_type') === 'password' ? signIn(c, next) : next()))
      // Codes from mails can be guessed at, as passwords can.
      .use('/auth/v1/verify', signIn)
      .use('/auth/v1/otp', signUp)
      .use('/auth/v1/signup', signUp)
      .use('/auth/v1/recover', signUp)
      .all('/auth/v1/*', answer)
      .all('/rest/v1/*', answer)
  )
}
