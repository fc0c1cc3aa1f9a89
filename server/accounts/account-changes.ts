// Changes an account's password or email address. Requires the current password, or a recent recovery.

import { mailLink, transactionWithMails } from './account-mails.ts'
import { type Account, accountByEmail, askForAddress, changeAddress, setPassword } from './account-store.ts'
import { record } from './audit-log.ts'
import { checkedPassword, emailFrom, textFrom } from './auth-body.ts'
import type { AccountsContext, AuthCall } from './auth-call.ts'
import { AuthError } from './auth-error.ts'
import { forgetDevices } from './device-marks.ts'
import { createCode, forgetCodes, forgetCodesFor } from './one-time-codes.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { endSessions, isRecovering, type TokenClaims, takeRecovery } from './sessions.ts'
import { checkPassword } from './sign-in.ts'

export interface Change {
  account: Account
  session: TokenClaims
  call: AuthCall
}

export async function changePassword(context: AccountsContext, change: Change, password: string) {
  const { database, hashing } = context
  const { account, session, call } = change
  const chosen = checkedPassword(password, account.email)
  const recovers = await isRecovering(database, session.sessionId)
  if (!recovers) await requireCurrentPassword(context, change)
  const isSame = await hashing.run(call.clientAddress, () => passwordMatches(chosen, account.passwordHash))
  if (isSame) throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  const passwordHash = await hashing.run(call.clientAddress, () => hashPassword(chosen))
  await transactionWithMails(context, async (statements, mails) => {
    if (recovers && !(await takeRecovery(statements, session.sessionId))) throw currentPasswordRequired()
    await setPassword(statements, account.id, passwordHash)
    await forgetCodes(statements, account.id)
    await endSessions(statements, account.id, session.sessionId)
    await forgetDevices(statements, account.id, call.device)
    await record(statements, { actor: account.id, member: account.id, action: 'password-changed' })
    await mails?.sendPasswordChanged(account.email)
  })
}

/** With mail configured, the new address has to confirm the change. Otherwise it takes effect immediately. */
export async function changeEmail(context: AccountsContext, change: Change, email: string) {
  const { account, session, call } = change
  const wanted = emailFrom({ email })
  await requireCurrentPassword(context, change)
  await transactionWithMails(context, async (statements, mails) => {
    const owner = await accountByEmail(statements, wanted)
    if (!mails) {
      if (owner || !(await changeAddress(statements, account.id, wanted)))
        throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
      await forgetCodes(statements, account.id)
      await endSessions(statements, account.id, session.sessionId)
      await record(statements, { actor: account.id, member: account.id, action: 'address-changed' })
      return
    }
    await askForAddress(statements, account.id, wanted)
    const permit = await mails.permit(wanted, { clientAddress: call.clientAddress, isKnown: false })
    if (!permit) return
    if (owner) return mails.sendAccountExists(permit)
    // One from another browser, to another address, no longer works.
    await forgetCodesFor(statements, account.id, 'email_change')
    const code = await createCode(statements, {
      userId: account.id,
      purpose: 'email_change',
      requestedBy: call.device,
      change: { email: wanted, sessionId: session.sessionId },
    })
    await mails.sendAddressChange(permit, mailLink(context.publicUrl, 'email_change', code))
  })
}

const currentPasswordRequired = () =>
  new AuthError(400, 'current_password_required', 'Please enter your current password.')

export async function requireCurrentPassword(
  context: AccountsContext,
  { account, call }: Pick<Change, 'account' | 'call'>,
) {
  const current = textFrom(call.body, 'current_password')
  if (!current) throw currentPasswordRequired()
  try {
    await checkPassword(context, call, account.email, current)
  } catch (error) {
    if (error instanceof AuthError && error.code === 'invalid_credentials')
      throw new AuthError(400, 'current_password_invalid', 'That is not your current password.')
    throw error
  }
}
