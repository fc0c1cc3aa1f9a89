// The engine's mails (a new account, a forgotten password, another address), sent in our own words.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '#server/http/log.ts'
import type { LinkAndCode } from './mail-texts.ts'
import type { Mailer } from './mailer.ts'

// The engine forgets the page that asked for the mail, so that its link would always lead to the home page.
const askedBy = new AsyncLocalStorage<string>()

/** Remembers the page of this site that a request names, for the mails it causes. */
export function rememberPage<Result>(request: Request, publicUrl: string, work: () => Result): Result {
  const page = new URL(request.url).searchParams.get('redirect_to') ?? ''
  const own = URL.canParse(page) && new URL(page).origin === new URL(publicUrl).origin
  return own ? askedBy.run(page, work) : work()
}

export type EngineMail = { to: string; subject: string; text?: string }
type AccountMails = Pick<Mailer, 'sendConfirmation' | 'sendRecovery' | 'sendAddressChange'>

/** Takes the engine's mails. Without a mail server they go nowhere: `npm run recovery-link` is the operator's way. */
export function mailDriver(currentMailer: () => AccountMails | null, log: Log) {
  return {
    send: async (mail: EngineMail) => {
      const { type, link } = readEngineMail(mail)
      const mailer = currentMailer()
      if (!mailer) return log('warn', 'A mail was asked for, but SMTP_URL is not set.', { type })
      if (link && type === 'signup') return mailer.sendConfirmation(mail.to, link)
      if (link && type === 'recovery') return mailer.sendRecovery(mail.to, link)
      if (link && type === 'email_change') return mailer.sendAddressChange(mail.to, link)
      log('error', 'The engine asked for a kind of mail that we do not send.', { type })
    },
  }
}

/** The engine hands over finished text: its link says what the mail is for. */
function readEngineMail({ text = '' }: EngineMail): { type: string; link: LinkAndCode | null } {
  const [found] = /https?:\S+\/verify\?\S+/.exec(text) ?? []
  const [, code] = /code: (\d+)/.exec(text) ?? /code is: (\d+)/.exec(text) ?? []
  if (!found || !code) return { type: 'unknown', link: null }
  const url = new URL(found)
  const page = askedBy.getStore()
  if (page) url.searchParams.set('redirect_to', page)
  return { type: url.searchParams.get('type') ?? 'unknown', link: { url: url.href, code } }
}
