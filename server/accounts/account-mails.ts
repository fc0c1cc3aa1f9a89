// Mails about accounts.
import type { Mailer } from '#server/mail/mailer.ts'
import type { OneTimeCode, Purpose } from './one-time-codes.ts'

export type AccountMails = Pick<
  Mailer,
  | 'sendConfirmation'
  | 'sendRecovery'
  | 'sendAddressChange'
  | 'sendAccountExists'
  | 'sendPasswordChanged'
  | 'sendAddressChanged'
  | 'sendNewDevice'
  | 'sendRepeatedWrongPasswords'
>

const PAGES: Record<Purpose, string> = {
  signup: '/auth',
  recovery: '/auth?mode=new-password',
  email_change: '/account',
}

/** The link in a mail. The token is in the fragment, which is never sent to logs or referrers. */
export function mailLink(publicUrl: string, purpose: Purpose, { token, code }: OneTimeCode) {
  return { url: `${publicUrl}${PAGES[purpose]}#token_hash=${token}&type=${purpose}`, code }
}
