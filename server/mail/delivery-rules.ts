// What to do if a mail server doesn't accept an email: which failures are temporary, how long to wait, when to give up.

export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'address-change'
  | 'account-exists'
  | 'password-changed'
  | 'address-changed'
  | 'new-device'
  | 'wrong-passwords'
  | 'your-week'
  | 'contact'

const HOUR_S = 3600
/** How long the links in emails work. */
export const LINK_VALID_S = HOUR_S

const DEAD_LINK = LINK_VALID_S
const STALE_NEWS = 2 * 24 * HOUR_S
/** After this, an email is useless to its reader and is dropped. */
export const MAX_AGE_S: Record<MailKind, number> = {
  confirmation: DEAD_LINK,
  recovery: DEAD_LINK,
  'address-change': DEAD_LINK,
  'account-exists': STALE_NEWS,
  'password-changed': STALE_NEWS,
  'address-changed': STALE_NEWS,
  'new-device': STALE_NEWS,
  'wrong-passwords': STALE_NEWS,
  'your-week': 24 * HOUR_S,
  contact: 14 * 24 * HOUR_S,
}

const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 30 * 60_000

/** Doubles with every attempt, with some jitter so that emails queued together aren't retried together. */
export function retryAfterMs(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1))
  return Math.round(pause * (0.8 + 0.4 * random()))
}

/** nodemailer's errors: its own code, the SMTP command that failed, and the server's three digits. */
export interface SmtpFailure {
  code?: string
  command?: string
  responseCode?: number
}

const ABOUT_THIS_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * True if the server rejected this email permanently (5xx). A refused connection, certificate or sign-in is a problem
 * with the server or the configuration, which the operator can fix, so those are retried.
 */
export function isPermanent({ command = '', responseCode = 0 }: SmtpFailure): boolean {
  return responseCode >= 500 && ABOUT_THIS_MAIL.has(command)
}

/** Where it failed, for the operator's log. */
export function failedStage({ code = '', command = '' }: SmtpFailure): string {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'signing in'
  if (code === 'ETLS' || command === 'STARTTLS') return 'starting TLS'
  if (command === 'MAIL FROM') return 'naming the sender'
  if (command === 'RCPT TO') return 'naming the recipient'
  if (command === 'DATA') return 'sending the message'
  return 'connecting'
}
