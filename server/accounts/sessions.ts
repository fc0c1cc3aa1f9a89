// Sessions: an access token valid for an hour, a refresh token that changes with every use, and a database row. Deleting
// the row revokes both tokens.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sign, verify } from 'hono/jwt'
import type { Statements } from '#server/database/database.ts'
import { type Account, accountById, userJson } from './account-store.ts'
import { AuthError, accountPaused } from './auth-error.ts'
import { type Device, rememberDevice } from './device-marks.ts'

const TOKEN_SECONDS = 3600
/** How long a used refresh token may be sent again. */
const RETRY_WITHIN_S = 60
/** An account's sessions and known devices: the most recently used ones. */
const MOST_SESSIONS = 50
const MOST_DEVICES = 100
/** Used refresh tokens of a session; reusing an older one fails, but doesn't end it. */
const MOST_USED_TOKENS = 100
/** How far the clocks of two server processes may differ: a token from the future is rejected. */
const CLOCK_SKEW_S = 60
/** Marks a session from a recovery email. It may set a new password without the old one. */
const RECOVERY_TAG = 'recovery'
/** A session's last use: when it began, or its tokens were renewed. */
const LAST_USE = `greatest(sessions.created_at, sessions.refreshed_at at time zone 'UTC')`
/** A session ends after 30 days without use, or after a year. */
const STILL_VALID = `sessions.created_at > now() - interval '1 year'
  and ${LAST_USE} > now() - interval '30 days'`

export interface TokenClaims {
  userId: string
  sessionId: string
}

/** The claims of a valid access token, or null. Whether the session still exists is checked separately. */
export async function readAccessToken(token: string, secret: string): Promise<TokenClaims | null> {
  try {
    const { sub, session_id: sessionId } = await verify(token, secret, 'HS256')
    return typeof sub === 'string' && typeof sessionId === 'string' ? { userId: sub, sessionId } : null
  } catch {
    return null
  }
}

export async function isSessionAlive(database: Statements, { sessionId, userId }: TokenClaims): Promise<boolean> {
  const [row] = await database.query(`select 1 from auth.sessions where id = $1 and user_id = $2 and ${STILL_VALID}`, [
    sessionId,
    userId,
  ])
  return row !== undefined
}

/** The ids of those sessions that still exist. */
export async function aliveSessions(database: Statements, claims: readonly TokenClaims[]): Promise<Set<string>> {
  const rows = await database.query(
    `select sessions.id from auth.sessions join unnest($1::uuid[], $2::uuid[]) as asked (id, user_id)
       on asked.id = sessions.id and asked.user_id = sessions.user_id where ${STILL_VALID}`,
    [claims.map(({ sessionId }) => sessionId), claims.map(({ userId }) => userId)],
  )
  return new Set(rows.map(({ id }) => String(id)))
}

export interface StartOptions {
  userAgent: string
  device: Device
  recovery?: boolean
}

export async function startSession(database: Statements, account: Account, secret: string, options: StartOptions) {
  const sessionId = randomUUID()
  await database.query(
    `insert into auth.sessions (id, user_id, aal, user_agent, tag) values ($1, $2, 'aal1', $3, $4)`,
    [sessionId, account.id, options.userAgent.slice(0, 300), options.recovery ? RECOVERY_TAG : null],
  )
  await database.query(
    `delete from auth.sessions where id in (
       select id from auth.sessions where user_id = $1 order by ${LAST_USE} desc, id offset $2)`,
    [account.id, MOST_SESSIONS],
  )
  await rememberDevice(database, account.id, options.device)
  const refreshToken = await newRefreshToken(database, account.id, sessionId, null)
  const [row] = await database.query(
    'update auth.users set last_sign_in_at = now() where id = $1 returning last_sign_in_at, banned_until > now() as is_paused',
    [account.id],
  )
  // Nothing of this sign-in stays. Only who knows the password, or reads the member's email, learns of it.
  if (row?.is_paused) throw accountPaused()
  return sessionJson({ ...account, lastSignInAt: String(row?.last_sign_in_at) }, sessionId, refreshToken, secret)
}

/**
 * Exchanges a refresh token. Reusing a used token ends the session, because it may have been stolen. For a minute, the
 * token right before the current one is accepted, because a phone that missed the response asks again.
 */
export async function refreshSession(database: Statements, token: string, secret: string) {
  const [found] = await database.query(
    `select token.id, token.revoked, token.session_id, token.user_id,
            token.updated_at > now() - $2::integer * interval '1 second' as is_recent
     from auth.refresh_tokens token join auth.sessions on sessions.id = token.session_id
     where token.token = $1 and ${STILL_VALID} for update of token`,
    [token, RETRY_WITHIN_S],
  )
  if (!found) throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  const sessionId = String(found.session_id)
  const account = await accountById(database, String(found.user_id))
  if (!account) throw new AuthError(400, 'session_not_found', 'Your session has ended. Please sign in again.')
  const current = found.revoked && found.is_recent ? await tokenAfter(database, sessionId, token) : null
  if (found.revoked && !current) {
    await endSession(database, sessionId)
    return null
  }
  await database.query(
    `update auth.sessions set refreshed_at = now() at time zone 'UTC', updated_at = now() where id = $1`,
    [sessionId],
  )
  if (current) return sessionJson(account, sessionId, current, secret)
  await database.query('update auth.refresh_tokens set revoked = true, updated_at = now() where id = $1', [found.id])
  await database.query(
    `delete from auth.refresh_tokens where id in (
       select id from auth.refresh_tokens where session_id = $1 and revoked order by updated_at desc, id offset $2)`,
    [sessionId, MOST_USED_TOKENS],
  )
  return sessionJson(account, sessionId, await newRefreshToken(database, account.id, sessionId, token), secret)
}

export const tokenReused = () => new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')

async function tokenAfter(database: Statements, sessionId: string, token: string): Promise<string | null> {
  const [row] = await database.query(
    'select token from auth.refresh_tokens where session_id = $1 and parent = $2 and not revoked',
    [sessionId, token],
  )
  return row ? String(row.token) : null
}

async function newRefreshToken(database: Statements, userId: string, sessionId: string, parent: string | null) {
  const token = randomBytes(24).toString('base64url')
  await database.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent) values ($1, $2, $3, $4, false, $5)`,
    [randomUUID(), token, userId, sessionId, parent],
  )
  return token
}

async function sessionJson(account: Account, sessionId: string, refreshToken: string, secret: string) {
  const issued = Math.floor(Date.now() / 1000)
  const claims = {
    sub: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    session_id: sessionId,
    aal: 'aal1',
    iat: issued - CLOCK_SKEW_S,
    exp: issued + TOKEN_SECONDS,
  }
  return {
    access_token: await sign(claims, secret, 'HS256'),
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    expires_at: claims.exp,
    refresh_token: refreshToken,
    user: userJson(account),
  }
}

export async function endSession(database: Statements, sessionId: string) {
  await database.query('delete from auth.sessions where id = $1', [sessionId])
}

export async function endSessions(database: Statements, userId: string, except: string | null) {
  await database.query('delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2)', [
    userId,
    except,
  ])
}

const CAME_FROM_RECOVERY = `id = $1 and tag = $2 and created_at > now() - interval '1 hour'`

/** Whether this session came from a recovery email within the last hour. It may set a password once. */
export async function isRecovering(database: Statements, sessionId: string): Promise<boolean> {
  const found = await database.query(`select from auth.sessions where ${CAME_FROM_RECOVERY}`, [sessionId, RECOVERY_TAG])
  return found.length > 0
}

/** False if that has already happened. */
export async function takeRecovery(database: Statements, sessionId: string): Promise<boolean> {
  const taken = await database.query(`update auth.sessions set tag = null where ${CAME_FROM_RECOVERY} returning id`, [
    sessionId,
    RECOVERY_TAG,
  ])
  return taken.length > 0
}

/** True if the account has never been used from this kind of browser before. */
export async function isNewDevice(database: Statements, userId: string, userAgent: string): Promise<boolean> {
  // Ignore version numbers: an updated browser is not a new device.
  const device = createHash('sha256')
    .update(userAgent.replace(/[\d._]+/g, ''))
    .digest('hex')
  const [seen] = await database.query(
    `insert into plateful.known_devices (user_id, device) values ($1, $2)
     on conflict (user_id, device) do update set used_at = now() returning xmax = 0 as is_new`,
    [userId, device],
  )
  if (!seen?.is_new) return false
  await database.query(
    `delete from plateful.known_devices where user_id = $1 and device in (
       select device from plateful.known_devices where user_id = $1 order by used_at desc, device offset $2)`,
    [userId, MOST_DEVICES],
  )
  const [known] = await database.query(
    'select count(*)::integer as count from plateful.known_devices where user_id = $1',
    [userId],
  )
  return Number(known?.count) > 1
}
