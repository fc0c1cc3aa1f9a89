// The host's page opens to operators who gave their password again a short while ago, in the same session.
import type { Context, MiddlewareHandler } from 'hono'
import type { TokenClaims } from '#server/accounts/sessions.ts'
import type { Statements } from '#server/database/database.ts'
import { bearerToken } from '#server/gateway/bearer-token.ts'
import type { LiveSessions } from '#server/gateway/live-sessions.ts'
import { failure } from '#server/http/failure.ts'

declare module 'hono' {
  interface ContextVariableMap {
    operator: TokenClaims
  }
}

const OPEN_MINUTES = 15
/** The page asks for the password then. */
const LOCKED = 423

export async function operatorOf(
  c: Context,
  database: Statements,
  sessions: LiveSessions,
): Promise<TokenClaims | null> {
  const token = bearerToken(c.req.header('authorization') ?? '')
  const session = token && (await sessions.sessionOf(token))
  if (!session) return null
  const found = await database.query('select from public.operators where user_id = $1', [session.userId])
  return found.length > 0 ? session : null
}

/** Every call: by an operator whose session lives. */
export function onlyOperators(database: Statements, sessions: LiveSessions): MiddlewareHandler {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store')
    const operator = await operatorOf(c, database, sessions)
    if (!operator) return failure(c, 403, 'This page is for whoever runs this site.')
    c.set('operator', operator)
    await next()
  }
}

/** Every call but the first: while the page is open. */
export function onlyWhileOpen(database: Statements): MiddlewareHandler {
  return async (c, next) => {
    if (!(await isOpen(database, c.get('operator')))) return failure(c, LOCKED, 'Please enter your password again.')
    await next()
  }
}

export async function isOpen(database: Statements, { sessionId }: TokenClaims) {
  const found = await database.query(
    'select from plateful.host_sessions where session_id = $1 and open_until > now()',
    [sessionId],
  )
  return found.length > 0
}

export async function openPage(database: Statements, { sessionId }: TokenClaims) {
  await database.query(
    `insert into plateful.host_sessions (session_id, open_until) values ($1, now() + $2::integer * interval '1 minute')
     on conflict (session_id) do update set open_until = excluded.open_until`,
    [sessionId, OPEN_MINUTES],
  )
}

export async function lockPage(database: Statements, { sessionId }: TokenClaims) {
  await database.query('delete from plateful.host_sessions where session_id = $1', [sessionId])
}
