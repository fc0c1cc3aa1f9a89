// Mail of the accounts (a forgotten password, a new address). Without a mail server it is written to the log.
import type { Log } from '#server/http/log.ts'

export type Mail = { to: string; subject: string; text?: string; html?: string }
export type SendMail = (mail: Mail) => Promise<void>

export function mailToLog(log: Log): SendMail {
  return async ({ to, subject, text }) =>
    log('info', 'Mail, written here because no mail server is configured.', { to, subject, text })
}

/** Hands a mail over without waiting: a slow mail server must not hold up the request, nor tell who has an account. */
export function inBackground(send: SendMail, log: Log): SendMail {
  return async (mail) => {
    send(mail).catch((error: unknown) => {
      log('error', 'A mail could not be sent.', {
        subject: mail.subject,
        reason: error instanceof Error ? error.message : 'unknown',
      })
    })
  }
}
