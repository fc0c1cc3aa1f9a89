// One account request, and what its handler needs.
import type { SignUp } from '#domain/account/who-may-join.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'
import type { AccountMailer } from './account-mails.ts'
import type { AuthBody } from './auth-body.ts'
import type { Device } from './device-marks.ts'
import type { HashingQueue } from './hashing-queue.ts'
import type { TokenClaims } from './sessions.ts'

export interface AccountsContext {
  database: Database
  /** Signs the access tokens. */
  secret: string
  publicUrl: string
  /** Who may create an account. */
  signUp: SignUp
  /** To have an account. */
  minimumAge: number
  /** Only members see pages: every session comes with a pass. */
  signInWall: boolean
  /** Null if no mail server is configured. */
  mails: AccountMailer | null
  hashing: HashingQueue
  log: Log
}

export interface AuthCall {
  /** Below /auth/v1: "/token". */
  path: string
  method: string
  query: URLSearchParams
  body: AuthBody
  /** The signed-in member, if any. */
  session: TokenClaims | null
  clientAddress: string
  userAgent: string
  device: Device
}
