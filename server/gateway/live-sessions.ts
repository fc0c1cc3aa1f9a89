// Checks whether the session of an access token still exists. Cached for under a second, and forgotten as soon as a
// session ends: at once by the server that ends it, by the database's notification everywhere else. The short time is
// for a server that hears no notifications.
import { isSessionAlive, readAccessToken, type TokenClaims } from '#server/accounts/sessions.ts'
import type { Statements } from '#server/database/database.ts'

const REMEMBER_MS = 800
const MOST_REMEMBERED = 10_000

export type SessionOf = (token: string) => Promise<TokenClaims | null>

export interface LiveSessions {
  sessionOf: SessionOf
  /** Sessions have ended: every one is looked up again. */
  forget(): void
}

export function createLiveSessions(database: Statements, secret: string, now = () => performance.now()): LiveSessions {
  let aliveUntil = new Map<string, number>()
  return {
    async sessionOf(token) {
      const claims = await readAccessToken(token, secret)
      if (!claims) return null
      // A lookup that began before a session ended writes into a map that nobody reads any more.
      const remembered = aliveUntil
      if ((remembered.get(claims.sessionId) ?? 0) > now()) return claims
      if (!(await isSessionAlive(database, claims))) return null
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(claims.sessionId, now() + REMEMBER_MS)
      return claims
    },
    forget() {
      aliveUntil = new Map()
    },
  }
}
