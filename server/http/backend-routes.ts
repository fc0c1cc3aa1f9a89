// Mounts the embedded backend's two protocols, with limits, and nothing else of it.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ClientAddress } from './client-address.ts'
import { failure } from './failure.ts'
import { rateLimit } from './rate-limit.ts'

const MOST_BODY_BYTES = 256 * 1024

export interface MountedBackend {
  fetch: (request: Request) => Response | Promise<Response>
}

export interface BackendLimits {
  signIn: number
  signUp: number
  api: number
}

export function backendRoutes(backend: MountedBackend, limits: BackendLimits, clientAddress: ClientAddress) {
  const signIn = rateLimit({ perMinute: limits.signIn, clientAddress })
  const signUp = rateLimit({ perMinute: limits.signUp, clientAddress })
  const anyCall = rateLimit({ perMinute: limits.api, clientAddress })
  const answer = async (request: Request) => {
    const response = await backend.fetch(request)
    const headers = new Headers(response.headers)
    for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
    headers.set('Cache-Control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
  }

  return (
    new Hono()
      .use(
        anyCall,
        bodyLimit({ maxSize: MOST_BODY_BYTES, onError: (c) => failure(c, 413, 'That is too much to send at once.') }),
      )
      // Renewing a session is no sign-in: an open page does it by itself.
      .use('/auth/v1/token', (c, next) => (c.req.query('grant_type') === 'password' ? signIn(c, next) : next()))
      .use('/auth/v1/signup', signUp)
      .use('/auth/v1/recover', signUp)
      .all('/auth/v1/*', (c) => answer(c.req.raw))
      .all('/rest/v1/*', (c) => answer(c.req.raw))
  )
}
