// Sign-up and sign-in with a password.

import { deviceName } from '#domain/account/device-name.ts'
import type { Statements } from '#server/database/database.ts'
import { mailLink, transactionWithMails } from './account-mails.ts'
import {
  type Account,
  accountByEmail,
  createAccount,
  removeUnconfirmed,
  setPassword,
  userJson,
} from './account-store.ts'
import { checkedPassword, emailFrom, metadataFrom, refuseTooYoung, textFrom } from './auth-body.ts'
import type { AccountsContext, AuthCall } from './auth-call.ts'
import { AuthError, badRequest, invalidCredentials } from './auth-error.ts'
import { isKnownDevice } from './device-marks.ts'
import { equalTime } from './equal-time.ts'
import { invitationFrom, refuseUninvited, takeInvitation } from './invitations.ts'
import { createCode } from './one-time-codes.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { isNewDevice, startSession } from './sessions.ts'
import { forgetFailures, type Guesser, takeGuess } from './sign-in-guard.ts'

export async function signUp(context: AccountsContext, call: AuthCall) {
  const email = emailFrom(call.body)
  const chosen = textFrom(call.body, 'password')
  if (!chosen) throw badRequest('Signup requires a valid password')
  const password = checkedPassword(chosen, email)
  const metadata = metadataFrom(call.body)
  refuseTooYoung(metadata, context.minimumAge)
  const invitation = context.signUp === 'invited' ? invitationFrom(call.body) : null
  await refuseUninvited(context.database, context.signUp, invitation)
  const passwordHash = await context.hashing.run(call.clientAddress, () => hashPassword(password))
  return context.mails
    ? equalTime(async () => {
        const account = await signUpWithMail(context, call, { email, passwordHash, metadata, invitation })
        if (!account) await forgetOtherPassword(context, call, email, password)
        return account ?? userJson(strangerAccount({ email, metadata }))
      })
    : signUpAtOnce(context, call, { email, passwordHash, metadata, invitation })
}

interface Profile {
  email: string
  passwordHash: string
  metadata: Record<string, string>
  /** Where one is needed. */
  invitation: string | null
}

/** Without email there is no private way to tell the owner, so the response says that the address is taken. */
async function signUpAtOnce({ database, secret }: AccountsContext, call: AuthCall, profile: Profile) {
  return database.transaction(async (statements) => {
    const account = await createAccount(statements, { ...profile, confirmed: true })
    if (!account) throw new AuthError(422, 'user_already_exists', 'User already registered')
    if (profile.invitation) await takeInvitation(statements, profile.invitation, account.id)
    await isNewDevice(statements, account.id, call.userAgent)
    return startSession(statements, account, secret, call)
  })
}

/**
 * The response is the same for an address with an account; its owner is notified by email. Null if the address has
 * reached its email limit.
 */
async function signUpWithMail(context: AccountsContext, { clientAddress, device }: AuthCall, profile: Profile) {
  return transactionWithMails(context, async (statements, mails) => {
    const permit = await mails?.permit(profile.email, { clientAddress, isKnown: false })
    if (!mails || !permit) return null
    // Its password may belong to somebody who signed up with another person's address.
    await removeUnconfirmed(statements, profile.email)
    const created = await createAccount(statements, { ...profile, confirmed: false })
    if (created) {
      if (profile.invitation) await takeInvitation(statements, profile.invitation, created.id)
      const code = await createCode(statements, { userId: created.id, purpose: 'signup', requestedBy: device })
      await mails.sendConfirmation(permit, mailLink(context.publicUrl, 'signup', code))
    } else await mails.sendAccountExists(permit)
    return userJson(created ?? strangerAccount(profile))
  })
}

/**
 * Emails that the address already got confirm an earlier sign-up. The person signing up now may be its owner and must
 * not confirm somebody else's password. So the account has no password and needs a reset to get in.
 */
async function forgetOtherPassword(
  { database, hashing }: AccountsContext,
  { clientAddress }: AuthCall,
  email: string,
  password: string,
) {
  const account = await accountByEmail(database, email)
  if (!account || account.confirmedAt) return
  const isSame = await hashing.run(clientAddress, () => passwordMatches(password, account.passwordHash))
  if (!isSame) await setPassword(database, account.id, null)
}

/** Has the same shape as a newly created account. */
function strangerAccount({ email, metadata }: Pick<Profile, 'email' | 'metadata'>): Account {
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  const shown = { ...metadata, email, email_verified: false, phone_verified: false, sub: id }
  return {
    id,
    email,
    passwordHash: null,
    confirmedAt: null,
    newEmail: null,
    metadata: shown,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
  }
}

export async function signIn(context: AccountsContext, call: AuthCall) {
  if (call.query.get('grant_type') !== 'password') throw new AuthError(400, 'invalid_grant', 'unsupported_grant_type')
  const { secret } = context
  const { userAgent } = call
  const email = emailFrom(call.body)
  const password = textFrom(call.body, 'password')
  if (!password) throw invalidCredentials()
  const account = await checkPassword(context, call, email, password)
  if (!account.confirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const session = await transactionWithMails(context, async (statements, mails) => {
    if (await isNewDevice(statements, account.id, userAgent))
      await mails?.sendNewDevice(email, { device: deviceName(userAgent), at: new Date() })
    return startSession(statements, account, secret, call)
  })
  return { ...session, weak_password: null }
}

/** Checks the password. Limits the guesses, and takes the same time for an unknown address. */
export async function checkPassword(
  { database, hashing, mails }: AccountsContext,
  call: Pick<AuthCall, 'clientAddress' | 'device' | 'session'>,
  email: string,
  password: string,
): Promise<Account> {
  const guesser = await guesserOf(database, call, email)
  // Inside the queue: a guess that is turned away isn't counted.
  const { account, isRight, isLast } = await hashing.run(call.clientAddress, async () => {
    const isLast = await takeGuess(database, guesser)
    const account = await accountByEmail(database, email)
    return { account, isRight: await passwordMatches(password, account?.passwordHash ?? null), isLast }
  })
  if (isRight && account) {
    await forgetFailures(database, guesser)
    return account
  }
  if (isLast && account) await mails?.sendRepeatedWrongPasswords(email)
  throw invalidCredentials()
}

async function guesserOf(
  database: Statements,
  { device, session }: Pick<AuthCall, 'device' | 'session'>,
  email: string,
): Promise<Guesser> {
  if (session) return { email, known: session.sessionId }
  return { email, known: (await isKnownDevice(database, email, device)) ? device.mark : null }
}
