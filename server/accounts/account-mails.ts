// Mails about accounts.
import type { Database, Statements } from '#server/database/database.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { OneTimeCode, Purpose } from './one-time-codes.ts'

type AccountMails = Pick<
  ReturnType<Mailer['within']>,
  | 'permit'
  | 'sendConfirmation'
  | 'sendRecovery'
  | 'sendAddressChange'
  | 'sendAccountExists'
  | 'sendPasswordChanged'
  | 'sendAddressChanged'
  | 'sendNewDevice'
  | 'sendRepeatedWrongPasswords'
>

export type AccountMailer = AccountMails & Pick<Mailer, 'within' | 'wake'>

/**
 * All or nothing, including the emails. They use the transaction's connection, because waiting for a second one could
 * deadlock.
 */
export async function transactionWithMails<Result>(
  { database, mails }: { database: Pick<Database, 'transaction'>; mails: AccountMailer | null },
  work: (statements: Statements, mails: AccountMails | null) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction((statements) => work(statements, mails?.within(statements) ?? null))
  mails?.wake()
  return result
}

const PAGES: Record<Purpose, string> = {
  signup: '/auth',
  recovery: '/auth?mode=new-password',
  email_change: '/account',
}

/** The link in a mail. The token is in the fragment, which is never sent to logs or referrers. */
export function mailLink(publicUrl: string, purpose: Purpose, { token, code }: OneTimeCode) {
  return { url: `${publicUrl}${PAGES[purpose]}#token_hash=${token}&type=${purpose}`, code }
}
