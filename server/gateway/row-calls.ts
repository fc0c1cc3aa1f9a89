// Database functions that the server calls on behalf of a member, with the member's token: through our gateway, or on
// hosted Supabase.
import type { Context, Hono } from 'hono'
import { unreachable } from '#server/database/readable-error.ts'
import { refusal } from './gateway-responses.ts'

export interface RowResponse {
  status: number
  body: unknown
}

export type RowCall = (
  c: Context,
  call: { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown; token: string | null },
) => Promise<RowResponse>

type Send = (request: Request, c: Context) => Response | Promise<Response>

const FROM_SERVER = Symbol('a call of the server')

/** What a request of the server has in its environment; nothing from the network can claim this. */
export const asServer = (env: object = {}) => ({ ...env, [FROM_SERVER]: true })
export const isFromServer = ({ env }: Context): boolean => Boolean(env?.[FROM_SERVER])

export const callsThrough = (routes: Hono, publishableKey: string): RowCall =>
  rowCalls('http://gateway.invalid', publishableKey, (request, c) => {
    // The gateway's limits apply to the client, not to a proxy in front of us.
    const forwarded = c.req.header('x-forwarded-for')
    if (forwarded) request.headers.set('x-forwarded-for', forwarded)
    return routes.fetch(request, asServer(c.env))
  })

/** Longer than hosted Supabase lets a statement run; a photo is half a megabyte. */
const HOSTED_WITHIN_MS = 15_000

export const callsToHosted = (url: string, publishableKey: string, withinMs = HOSTED_WITHIN_MS): RowCall =>
  rowCalls(url, publishableKey, (request) =>
    // The same response as the gateway's while the database is unreachable.
    fetch(request, { signal: AbortSignal.timeout(withinMs) }).catch(() => refusal(503, 'PGRST000', unreachable)),
  )

function rowCalls(url: string, publishableKey: string, send: Send): RowCall {
  return async (c, { method = 'POST', path, body, token }) => {
    const request = new Request(`${url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token ?? publishableKey}`,
        'content-type': 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const response = await send(request, c)
    return { status: response.status, body: await response.json().catch(() => null) }
  }
}
