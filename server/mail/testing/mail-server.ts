// A real local SMTP server that records mails and can simulate failures.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { SmtpServer } from '#server/mail/mail-config.ts'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

/** Self-signed, for localhost and 127.0.0.1. */
export const certificate = readFileSync(new URL('./localhost-certificate.pem', import.meta.url), 'utf8')
const key = readFileSync(new URL('./localhost-key.pem', import.meta.url), 'utf8')

export interface Refusal {
  at: 'MAIL FROM' | 'RCPT TO' | 'DATA'
  code: number
}

export interface Behavior {
  /** TLS from the first byte. */
  secure?: boolean
  /** Offer STARTTLS; by default it does. */
  startTls?: boolean
  credentials?: { user: string; password: string }
  port?: number
  /** Called for every accepted mail. */
  onMail?: (mail: ReceivedMail) => void
}

export interface MailServer {
  /** Accepted mails, in order. */
  mails: ReceivedMail[]
  server: SmtpServer
  /** Rejects emails from now on; null accepts them again. */
  refuse(refusal: Refusal | null): void
  /** Runs after a message is received and before the response. */
  beforeResponse(wait: () => Promise<void>): void
  /** Drops all connections, like a crash. */
  stop(): Promise<void>
}

export async function startMailServer(behavior: Behavior = {}): Promise<MailServer> {
  const { secure = false, startTls = true, credentials, port = 0, onMail } = behavior
  const mails: ReceivedMail[] = []
  let refusal: Refusal | null = null
  let wait = async () => {}
  const refused = (at: Refusal['at']) =>
    refusal?.at === at ? Object.assign(new Error('Not today'), { responseCode: refusal.code }) : null

  const options: SMTPServerOptions = {
    secure,
    key,
    cert: certificate,
    authOptional: !credentials,
    disabledCommands: [...(startTls || secure ? [] : ['STARTTLS']), ...(credentials ? [] : ['AUTH'])],
    closeTimeout: 10, // ms
    onAuth: ({ username, password }, _session, done) => {
      const known = username === credentials?.user && password === credentials?.password
      done(known ? null : new Error('Wrong name or password'), { user: username })
    },
    onMailFrom: (_address, _session, done) => done(refused('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refused('RCPT TO')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const failure = refused('DATA')
        if (failure) return done(failure)
        await wait()
        const mail = { ...parseMail(Buffer.concat(chunks).toString()), secure: Boolean(session.secure) }
        mails.push(mail)
        onMail?.(mail)
        done(null)
      })
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => undefined) // clients that disconnect are what some tests are about
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: actual } = server.server.address() as AddressInfo // it listens on a port
  return {
    mails,
    server: {
      host: 'localhost',
      port: actual,
      secure,
      requireTLS: !secure && startTls,
      user: credentials?.user ?? null,
      password: credentials?.password ?? null,
    },
    refuse: (next) => {
      refusal = next
    },
    beforeResponse: (next) => {
      wait = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
