// The part of Supabase's auth protocol that our pages use, on the same tables (docs/decisions/031-own-accounts.md).
// Before a request gets here, the gateway has parsed it, applied rate limits and checked the session.

import { type Change, changeEmail, changePassword, requireCurrentPassword } from './account-changes.ts'
import { type Account, accountById, setMetadata, userJson } from './account-store.ts'
import { record } from './audit-log.ts'
import { metadataFrom, refuseTooYoung, textFrom } from './auth-body.ts'
import type { AccountsContext, AuthCall } from './auth-call.ts'
import { AuthError, badRequest, sessionMissing } from './auth-error.ts'
import { deviceFrom } from './device-marks.ts'
import { createHashingQueue } from './hashing-queue.ts'
import { recover, verify } from './mail-codes.ts'
import { endSession, endSessions, readAccessToken, refreshSession, tokenReused } from './sessions.ts'
import { signIn, signUp } from './sign-in.ts'
import { passCookie, withoutPass } from './wall-pass.ts'

type ReceivedCall = Omit<AuthCall, 'device'> & {
  /** The Cookie header. */
  cookies: string
}

export type Accounts = (call: ReceivedCall) => Promise<Response>

/** Calls that sign in, or whose email a code is typed in from. The response doesn't reveal which address has an account. */
const MARK_DEVICES = ['/signup', '/token', '/recover', '/verify']

export function createAccounts(options: Omit<AccountsContext, 'hashing'>): Accounts {
  const context: AccountsContext = { ...options, hashing: createHashingQueue() }
  const isSecure = options.publicUrl.startsWith('https:')

  async function givePass(response: Response, call: AuthCall) {
    if (call.path === '/logout' && call.query.get('scope') !== 'others')
      response.headers.append('Set-Cookie', withoutPass(isSecure))
    if (!response.ok || !MARK_DEVICES.includes(call.path)) return
    const { access_token: token } = await response.clone().json()
    const session = typeof token === 'string' ? await readAccessToken(token, options.secret) : null
    if (session) response.headers.append('Set-Cookie', await passCookie(session, options.secret, isSecure))
  }

  return async ({ cookies, ...received }) => {
    const call = { ...received, device: deviceFrom(cookies, isSecure) }
    try {
      const response = await respond(context, call)
      if (MARK_DEVICES.includes(call.path)) response.headers.append('Set-Cookie', call.device.cookie)
      if (options.signInWall) await givePass(response, call)
      return response
    } catch (error) {
      if (error instanceof AuthError) return refusal(error)
      throw error
    }
  }
}

function respond(context: AccountsContext, call: AuthCall): Promise<Response> {
  switch (`${call.method} ${call.path}`) {
    case 'POST /signup':
      return json(signUp(context, call))
    case 'POST /token':
      return json(call.query.get('grant_type') === 'refresh_token' ? refresh(context, call) : signIn(context, call))
    case 'POST /recover':
      return json(recover(context, call))
    case 'POST /verify':
      return json(verify(context, call))
    case 'POST /logout':
      return signOut(context, call)
    case 'POST /confirm-password': // called by the gateway before an account is deleted
      return json(confirmPassword(context, call))
    case 'GET /user':
      return json(ownAccount(context, call).then(userJson))
    default:
      return json(changeAccount(context, call))
  }
}

async function refresh({ database, secret }: AccountsContext, { body }: AuthCall) {
  const token = textFrom(body, 'refresh_token')
  if (!token) throw new AuthError(400, 'validation_failed', 'Refresh token is not valid')
  const session = await database.transaction((statements) => refreshSession(statements, token, secret))
  if (!session) throw tokenReused()
  return session
}

async function signOut({ database }: AccountsContext, { session, query }: AuthCall): Promise<Response> {
  if (!session) throw sessionMissing()
  const scope = query.get('scope') ?? 'global'
  if (scope === 'local') await endSession(database, session.sessionId)
  else if (scope === 'others') await endSessions(database, session.userId, session.sessionId)
  else if (scope === 'global') {
    await endSessions(database, session.userId, null)
    await record(database, { actor: session.userId, member: session.userId, action: 'signed-out-everywhere' })
  } else throw badRequest('The scope of a sign-out is local, others or global.')
  return new Response(null, { status: 204 })
}

async function changeAccount(context: AccountsContext, call: AuthCall) {
  const account = await ownAccount(context, call)
  if (!call.session) throw sessionMissing()
  const change: Change = { account, session: call.session, call }
  if (call.body.data !== undefined) {
    const metadata = metadataFrom(call.body)
    refuseTooYoung(metadata, context.minimumAge)
    await setMetadata(context.database, account.id, metadata)
  }
  const email = textFrom(call.body, 'email')?.toLowerCase()
  const password = textFrom(call.body, 'password')
  if (password !== undefined) await changePassword(context, change, password)
  if (email !== undefined && email !== account.email) await changeEmail(context, change, email)
  return userJson(await ownAccount(context, call))
}

async function confirmPassword(context: AccountsContext, call: AuthCall) {
  await requireCurrentPassword(context, { account: await ownAccount(context, call), call })
  return {}
}

async function ownAccount({ database }: AccountsContext, { session }: AuthCall): Promise<Account> {
  const account = session && (await accountById(database, session.userId))
  if (!account) throw sessionMissing()
  return account
}

async function json(work: Promise<unknown>): Promise<Response> {
  return Response.json(await work)
}

function refusal({ status, code, message, retryAfterS }: AuthError): Response {
  // Both versions of the protocol: the client's version decides which fields it reads.
  const weak = code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {}
  const headers = retryAfterS === undefined ? undefined : { 'Retry-After': String(retryAfterS) }
  return Response.json({ code, error_code: code, msg: message, message, ...weak }, { status, headers })
}
