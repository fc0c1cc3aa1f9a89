// A link to choose a new password, for operators whose site can't send email.

import { mailLink } from '#server/accounts/account-mails.ts'
import { accountByEmail } from '#server/accounts/account-store.ts'
import { createCode } from '#server/accounts/one-time-codes.ts'
import type { Statements } from '#server/database/database.ts'

/** Null if no account has this address. Like a mailed link, it works once, within an hour. */
export async function createRecoveryLink(database: Statements, address: string, publicUrl: string) {
  const account = await accountByEmail(database, address.trim().toLowerCase())
  if (!account) return null
  return mailLink(
    publicUrl,
    'recovery',
    await createCode(database, { userId: account.id, purpose: 'recovery', requestedBy: null }),
  ).url
}
