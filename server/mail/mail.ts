// Mail of the accounts (a forgotten password, a new address), in our own words.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '#server/http/log.ts'

export type Mail = { to: string; subject: string; text: string }
export type SendMail = (mail: Mail) => Promise<void>

/** Without a mail server the operator finds the mail here. */
export function mailToLog(log: Log): SendMail {
  return async (mail) => log('info', 'Mail, written here because no mail server is configured.', mail)
}

// The engine forgets the page that asked for the mail, so that its link would always lead to the home page.
const askedBy = new AsyncLocalStorage<string>()

/** Remembers the page of this site that a request names, for the mails it causes. */
export function rememberPage<Result>(request: Request, publicUrl: string, work: () => Result): Result {
  const page = new URL(request.url).searchParams.get('redirect_to') ?? ''
  const own = URL.canParse(page) && new URL(page).origin === new URL(publicUrl).origin
  return own ? askedBy.run(page, work) : work()
}

type EngineMail = { to: string; subject: string; text?: string }

/** Takes the engine's mails. Nobody waits for one: a slow mail server must not hold up a request, nor tell who has an account. */
export function mailDriver(send: SendMail, log: Log) {
  return {
    send: async (written: EngineMail) => {
      send(inOurWords(written)).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown'
        log('error', 'A mail could not be sent.', { subject: written.subject, reason })
      })
    },
  }
}

const words: Record<string, { subject: string; reason: string; link: string; otherwise: string }> = {
  recovery: {
    subject: 'Choose a new Plateful password',
    reason: 'Somebody, probably you, asked for a new password for your Plateful account.',
    link: 'Open this link within an hour to choose one',
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
  },
  email_change: {
    subject: 'Confirm your new Plateful address',
    reason: 'Somebody, probably you, asked to use another e-mail address for your Plateful account.',
    link: 'Open this link within an hour to agree',
    otherwise: 'If it was not you, do nothing and change your password: somebody else may know it.',
  },
  magiclink: {
    subject: 'Sign in to Plateful',
    reason: 'Somebody, probably you, asked to sign in to Plateful without a password.',
    link: 'Open this link within an hour to sign in',
    otherwise: 'If it was not you, do nothing.',
  },
}

function inOurWords({ to, subject, text = '' }: EngineMail): Mail {
  const [found] = /https?:\S+\/verify\?\S+/.exec(text) ?? []
  const [, code] = /code: (\d+)/.exec(text) ?? []
  const link = found ? new URL(found) : null
  const own = words[link?.searchParams.get('type') ?? '']
  if (!link || !code || !own) return { to, subject, text } // a kind of mail we have no words for
  const page = askedBy.getStore()
  if (page) link.searchParams.set('redirect_to', page)
  const lines = [
    own.reason,
    `${own.link}:\n${link.href}`,
    `Or type this code where you asked for it: ${code}`,
    own.otherwise,
  ]
  return { to, subject: own.subject, text: lines.join('\n\n') }
}
