// A real SMTP server on this machine that keeps what it accepts, and misbehaves on request.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { SmtpServer } from '#server/mail/mail-config.ts'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

/** Signed by itself, for localhost and 127.0.0.1. */
export const certificate = readFileSync(new URL('./localhost-certificate.pem', import.meta.url), 'utf8')
const key = readFileSync(new URL('./localhost-key.pem', import.meta.url), 'utf8')

export type Refusal = { at: 'MAIL FROM' | 'RCPT TO' | 'DATA'; code: number }

export interface Behavior {
  /** TLS from the first byte. */
  secure?: boolean
  /** Offer STARTTLS; by default it does. */
  startTls?: boolean
  credentials?: { user: string; password: string }
  port?: number
  /** Told of every mail it accepts. */
  onMail?: (mail: ReceivedMail) => void
}

export interface MailServer {
  /** What it accepted, in order. */
  mails: ReceivedMail[]
  server: SmtpServer
  /** Refuses from now on; null ends it. */
  refuse(refusal: Refusal | null): void
  /** What happens between a whole message and the answer to it. */
  beforeAnswer(wait: () => Promise<void>): void
  /** Drops everybody at once, as a crash does. */
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
  server.on('error', () => undefined) // a client that goes away is what some tests are about
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
    beforeAnswer: (next) => {
      wait = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
