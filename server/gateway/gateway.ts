// Checks every request to /auth/v1 and /rest/v1: allowed call, size, filters, session and rate limits. Then
// server/accounts or server/rows handle it.
import { type Context, Hono } from 'hono'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { TokenClaims } from '#server/accounts/sessions.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import { createRateLimiter, type RateLimiter } from '#server/http/rate-limit.ts'
import { type RowQuery, readRowQuery } from '#server/rows/row-query.ts'
import type { Rows } from '#server/rows/rows.ts'
import { allowedCall, type Call } from './allowed-calls.ts'
import { bearerToken } from './bearer-token.ts'
import type { WithoutTrouble } from './database-trouble.ts'
import { refusal } from './gateway-responses.ts'
import type { LiveSessions } from './live-sessions.ts'
import { fewPhotos } from './photo-rows.ts'
import { readBody } from './request-body.ts'
import { isFromServer } from './row-calls.ts'

export interface GatewayLimits {
  /** Requests a minute from one client address. */
  signIn: number
  signUp: number
  api: number
}

export const DEFAULT_LIMITS: GatewayLimits = { signIn: 30, signUp: 20, api: 1200 }

export interface GatewayOptions {
  accounts: Accounts
  rows: Rows
  withoutTrouble: WithoutTrouble
  sessions: LiveSessions
  publishableKey: string
  limits: GatewayLimits
  clientAddress: ClientAddress
}

/** A 400 KB photo as base64, with its metadata. */
const MOST_PHOTO_BYTES = 560 * 1024

const PLACES = { running: 40, waiting: 100, perClient: 40 }

export function createGateway(options: GatewayOptions): Hono {
  const { limits, clientAddress } = options
  const limiters: Record<keyof GatewayLimits, RateLimiter> = {
    signIn: createRateLimiter({ perMinute: limits.signIn }),
    signUp: createRateLimiter({ perMinute: limits.signUp }),
    api: createRateLimiter({ perMinute: limits.api }),
  }
  const places = {
    accounts: createConcurrencyLimit(PLACES),
    // A slow request occupies one of the database's eight connections; keep some for others.
    rows: createConcurrencyLimit({ ...PLACES, runningPerClient: 6 }),
  }

  async function respond(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const call = allowedCall(c.req.method, url, isFromServer(c))
    if (!call) return refusal(404, 'PGRST125', 'There is nothing at this address.')
    const client = clientAddress(c)
    const waitS = waitFor(client, call)
    if (waitS > 0) {
      const message = 'Too many requests from your address. Please wait a moment and try again.'
      return refusal(429, 'over_request_rate_limit', message, waitS)
    }
    if (apiKeyOf(c, url) !== options.publishableKey) return refusal(401, 'PGRST301', 'The API key is missing or wrong.')
    // Read the body first, so that a slow sender does not occupy a place.
    const isPhoto = call.kind === 'function' && call.name === 'save_recipe_photo'
    const body = await readBody(c.req.raw, isPhoto ? MOST_PHOTO_BYTES : undefined)
    if ('status' in body) return refusal(body.status, 'PGRST102', body.message)
    const query = call.kind === 'auth' ? null : rowQuery(c, call, url, body.json)
    if (typeof query === 'string') return refusal(400, 'PGRST100', query)
    const sentBy = places[call.kind === 'auth' ? 'accounts' : 'rows'].run(client, () =>
      options.withoutTrouble(url.pathname, async () => {
        const session = await sessionFor(c, call)
        if (session === 'ended') return refusal(401, 'PGRST301', 'Your session has ended. Please sign in again.')
        const response = await pass(c, url, call, query, body, session, client)
        if (mayEndSessions(c.req.method, call, response)) options.sessions.forget()
        return response
      }),
    )
    if (sentBy) return sentBy
    c.set('refused', true)
    return refusal(503, 'PGRST003', 'Too many requests at the same moment. Please try again in a second.', 1)
  }

  function waitFor(client: string, call: Call): number {
    const forAll = limiters.api.take(client)
    return forAll || call.kind !== 'auth' || !call.limit ? forAll : limiters[call.limit].take(client)
  }

  /** Visitors send the publishable key instead of a token, or nothing. A header that isn't understood is no visitor's. */
  async function sessionFor(c: Context, call: Call): Promise<TokenClaims | null | 'ended'> {
    const header = c.req.header('authorization')
    if (header === undefined) return null
    const token = bearerToken(header)
    if (!token) return 'ended'
    if (token === options.publishableKey) return null
    const isNewSession = call.kind === 'auth' && ['/token', '/signup', '/recover'].includes(call.path)
    return isNewSession ? null : ((await options.sessions.sessionOf(token)) ?? 'ended')
  }

  async function pass(
    c: Context,
    url: URL,
    call: Call,
    query: RowQuery | null,
    { text, json }: { text: string | null; json: unknown },
    session: TokenClaims | null,
    client: string,
  ): Promise<Response> {
    const { method } = c.req
    const { headers } = c.req.raw
    const isDeletion = call.kind === 'function' && call.name === 'delete_my_account'
    if (call.kind !== 'auth' && query && !isDeletion)
      return options.rows({ call, method, headers, query, text, json, session })
    const fields = text === null ? {} : objectFrom(json)
    if (!fields) return refusal(400, 'validation_failed', 'Send a JSON object.')
    const sentBy = await options.accounts({
      path: call.kind === 'auth' ? call.path : '/confirm-password',
      method,
      query: url.searchParams,
      body: fields,
      session,
      clientAddress: client,
      userAgent: c.req.header('user-agent') ?? '',
      cookies: c.req.header('cookie') ?? '',
    })
    if (!isDeletion || !query || !sentBy.ok) return sentBy
    return options.rows({ call, method, headers, query, text: null, json: null, session }) // the password is checked
  }

  async function respondOnce(c: Context): Promise<Response> {
    const response = await respond(c)
    response.headers.set('Cache-Control', 'no-store')
    return response
  }

  return new Hono().all('/auth/v1/*', respondOnce).all('/rest/v1/*', respondOnce)
}

const ENDS_SESSIONS = ['POST /logout', 'PUT /user', 'POST /verify']
const FUNCTIONS_THAT_END_SESSIONS = ['delete_my_account', 'sign_out_device']

function mayEndSessions(method: string, call: Call, { ok }: Response): boolean {
  if (call.kind === 'function') return FUNCTIONS_THAT_END_SESSIONS.includes(call.name)
  if (call.kind !== 'auth') return false
  // A rejected refresh may have ended the session of a stolen token.
  const isRenewal = call.path === '/token' && call.limit === null
  return ENDS_SESSIONS.includes(`${method} ${call.path}`) || (isRenewal && !ok)
}

function objectFrom(json: unknown): Record<string, unknown> | null {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
}

function apiKeyOf(c: Context, url: URL): string | null {
  return c.req.header('apikey') ?? url.searchParams.get('apikey')
}

/** The query of a row request, or why it is refused. */
function rowQuery({ req }: Context, call: Call, url: URL, json: unknown): RowQuery | string {
  const { method } = req
  const query = readRowQuery(url.search, url.searchParams)
  if (typeof query === 'string') return query
  const prefer = req.header('prefer') ?? ''
  // The database's estimates are based on the rows of all members.
  if (/count\s*=\s*(planned|estimated)/i.test(prefer)) return 'Rows are counted exactly or not at all.'
  if (call.kind !== 'table') return query
  if (method === 'PATCH' && Array.isArray(json)) return 'A change is one JSON object.'
  if (method === 'PATCH' || method === 'DELETE') {
    if (query.conditions.length === 0) return 'The request must say which rows to change.'
    if (query.limit !== null || query.offset > 0) return 'A change applies to all rows that it names.'
  }
  return call.name === 'recipe_photos' ? fewPhotos(method, query, prefer) : query
}
