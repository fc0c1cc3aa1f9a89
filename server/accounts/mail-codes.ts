// Sends emails with links and codes, and redeems them.

import type { Statements } from '#server/database/database.ts'
import { mailLink, transactionWithMails } from './account-mails.ts'
import {
  type Account,
  accountByEmail,
  accountById,
  changeAddress,
  confirmAddress,
  setPassword,
  userJson,
} from './account-store.ts'
import { record } from './audit-log.ts'
import { emailFrom, textFrom } from './auth-body.ts'
import type { AccountsContext, AuthCall } from './auth-call.ts'
import { AuthError, badRequest, codeRejected } from './auth-error.ts'
import { forgetDevices, isKnownDevice } from './device-marks.ts'
import { equalTime } from './equal-time.ts'
import { createCode, forgetCodes, type Purpose, type Redeemed, redeemCode, redeemToken } from './one-time-codes.ts'
import { endSessions, startSession } from './sessions.ts'
import { forgetFailures } from './sign-in-guard.ts'

export const NO_MAIL = 'This site can’t send email. Ask whoever runs it for help.'

/** The response does not reveal whether the address has an account. */
export async function recover({ database, mails, publicUrl }: AccountsContext, call: AuthCall) {
  const { body, clientAddress, device } = call
  const email = emailFrom(body)
  if (!mails) throw new AuthError(503, 'email_provider_disabled', NO_MAIL)
  await equalTime(async () => {
    const account = await accountByEmail(database, email)
    const isKnown = await isKnownDevice(database, email, device)
    const permit = account && (await mails.permit(email, { clientAddress, isKnown }))
    if (!permit) return
    const code = await createCode(database, { userId: account.id, purpose: 'recovery', requestedBy: device })
    await mails.sendRecovery(permit, mailLink(publicUrl, 'recovery', code))
  })
  return {}
}

const PURPOSES: readonly string[] = ['signup', 'recovery', 'email_change'] satisfies Purpose[]

export async function verify(context: AccountsContext, call: AuthCall) {
  const purpose = textFrom(call.body, 'type') ?? ''
  if (!isPurpose(purpose)) throw badRequest('Verify requires a verification type')
  // In its own transaction, so that a wrong guess stays counted when the request fails.
  const redeemed = await redeem(context.database, call, purpose)
  const account = redeemed && (await accountById(context.database, redeemed.userId))
  if (!account) throw codeRejected()
  if (purpose === 'email_change') return changeToNewAddress(context, account, redeemed)
  if (purpose === 'signup') return confirm(context.database, account)
  return context.database.transaction((statements) => startRecovery(context, call, statements, account))
}

const isPurpose = (text: string): text is Purpose => PURPOSES.includes(text)

async function redeem(database: Statements, { body, device }: AuthCall, purpose: Purpose): Promise<Redeemed | null> {
  const token = textFrom(body, 'token_hash')
  if (token) return redeemToken(database, purpose, token)
  const email = emailFrom(body)
  const code = textFrom(body, 'token')?.trim() ?? ''
  // A guess is recorded only if there is an account with a code.
  return equalTime(async () => {
    const account = await accountByEmail(database, email)
    return account ? redeemCode(database, { userId: account.id, purpose, requestedBy: device }, code) : null
  })
}

async function changeToNewAddress(context: AccountsContext, account: Account, { newEmail, sessionId }: Redeemed) {
  return transactionWithMails(context, async (statements, mails) => {
    if (!newEmail || !(await changeAddress(statements, account.id, newEmail))) throw codeRejected()
    await forgetCodes(statements, account.id)
    await endSessions(statements, account.id, sessionId)
    await record(statements, { actor: account.id, member: account.id, action: 'address-changed' })
    await mails?.sendAddressChanged(account.email, newEmail)
    return userJson({ ...account, email: newEmail, newEmail: null })
  })
}

async function confirm(statements: Statements, account: Account) {
  await confirmAddress(statements, account.id)
  return userJson({ ...account, confirmedAt: new Date().toISOString() })
}

/** Someone else may know the password or have registered this address, so everything they started is canceled. */
async function startRecovery(
  { secret }: AccountsContext,
  { userAgent, device }: AuthCall,
  statements: Statements,
  account: Account,
) {
  await endSessions(statements, account.id, null)
  await forgetCodes(statements, account.id)
  await forgetDevices(statements, account.id, null)
  if (!account.confirmedAt) await setPassword(statements, account.id, null)
  await confirmAddress(statements, account.id)
  await forgetFailures(statements, { email: account.email, known: null })
  return startSession(statements, account, secret, { userAgent, device, recovery: true })
}
