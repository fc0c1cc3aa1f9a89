// Checks whether the session of an access token still exists. Cached for less than a second, and cleared as soon as a
// session ends: directly by the server that ends it, by a database notification on the others. The short cache time is
// for a server that misses notifications.
import { isSessionAlive, readAccessToken, type TokenClaims } from '#server/accounts/sessions.ts'
import { readPass } from '#server/accounts/wall-pass.ts'
import type { Statements } from '#server/database/database.ts'

const REMEMBER_MS = 800
const MOST_REMEMBERED = 10_000

export type SessionOf = (token: string) => Promise<TokenClaims | null>

export interface LiveSessions {
  sessionOf: SessionOf
  /** Whether these cookies have the pass of a session that lives. */
  hasPass(cookies: string): Promise<boolean>
  /** Sessions have ended: look every session up again. */
  forget(): void
}

export function createLiveSessions(database: Statements, secret: string, now = () => performance.now()): LiveSessions {
  let aliveUntil = new Map<string, number>()

  async function alive(claims: TokenClaims | null): Promise<TokenClaims | null> {
    if (!claims) return null
    // A lookup that started before a session ended writes to a map that is no longer used.
    const remembered = aliveUntil
    if ((remembered.get(claims.sessionId) ?? 0) > now()) return claims
    if (!(await isSessionAlive(database, claims))) return null
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(claims.sessionId, now() + REMEMBER_MS)
    return claims
  }

  return {
    sessionOf: async (token) => alive(await readAccessToken(token, secret)),
    hasPass: async (cookies) => (await alive(await readPass(cookies, secret))) !== null,
    forget() {
      aliveUntil = new Map()
    },
  }
}
