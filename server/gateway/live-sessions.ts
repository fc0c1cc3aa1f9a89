// Checks whether the session of an access token still exists. Cached for under a second, so that a sign-out, a changed
// password or a deleted account takes effect everywhere within one.
import { isSessionAlive, readAccessToken, type TokenClaims } from '#server/accounts/sessions.ts'
import type { Statements } from '#server/database/database.ts'

const REMEMBER_MS = 800
const MOST_REMEMBERED = 10_000

export type SessionOf = (token: string) => Promise<TokenClaims | null>

export function createLiveSessions(database: Statements, secret: string, now = () => performance.now()): SessionOf {
  const aliveUntil = new Map<string, number>()
  return async (token) => {
    const claims = await readAccessToken(token, secret)
    if (!claims) return null
    if ((aliveUntil.get(claims.sessionId) ?? 0) > now()) return claims
    if (!(await isSessionAlive(database, claims))) return null
    if (aliveUntil.size >= MOST_REMEMBERED) aliveUntil.clear()
    aliveUntil.set(claims.sessionId, now() + REMEMBER_MS)
    return claims
  }
}
