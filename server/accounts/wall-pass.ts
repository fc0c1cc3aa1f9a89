// For a site that only members see: a cookie that opens its pages while the session lives. It is no access token, and
// writes from other sites are refused, so it can do nothing but read what all members see.
import { createHmac } from 'node:crypto'
import { sign } from 'hono/jwt'
import { readAccessToken, type TokenClaims } from './sessions.ts'

const COOKIE = 'pass'
const VALID_DAYS = 400 // the longest that browsers keep a cookie
const PRESENTED = new RegExp(`(?:^|; *)${COOKIE}=([\\w.-]+)(?:;|$)`)

/** A key of its own, so that neither token can stand for the other. */
const keyOf = (secret: string) => createHmac('sha256', secret).update('sign-in wall').digest('base64url')

const cookieOf = (value: string, maxAgeS: number, secure: boolean) =>
  `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** After a sign-in or a refresh. */
export async function passCookie({ userId, sessionId }: TokenClaims, secret: string, secure: boolean) {
  const maxAgeS = VALID_DAYS * 86_400
  const exp = Math.floor(Date.now() / 1000) + maxAgeS
  return cookieOf(await sign({ sub: userId, session_id: sessionId, exp }, keyOf(secret), 'HS256'), maxAgeS, secure)
}

export const withoutPass = (secure: boolean) => cookieOf('', 0, secure)

/** Whose pass the Cookie header has. Whether the session still exists is checked separately. */
export async function readPass(cookies: string, secret: string): Promise<TokenClaims | null> {
  const [, pass] = PRESENTED.exec(cookies) ?? []
  return pass ? readAccessToken(pass, keyOf(secret)) : null
}
