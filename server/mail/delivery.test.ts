// Emails sent through a real mail server that is slow, down or misbehaving.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { type PostgresServer, startPostgres } from '#server/database/testing/postgres.ts'
import type { SmtpServer } from './mail-config.ts'
import { MAIL_COUNTS_TABLE } from './mail-limits.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { OUTBOX_TABLE } from './outbox.ts'
import type { WorkerTimes } from './outbox-worker.ts'
import { smtpDelivery } from './smtp.ts'
import { mailConfig, publicUrl } from './testing/mail-config.ts'
import { certificate, type MailServer, startMailServer } from './testing/mail-server.ts'

const TIMES: WorkerTimes = { pollMs: 30, leaseMs: 2000, retryAfterMs: () => 40, closeMs: 1000 }
type MailerOptions = Parameters<typeof smtpDelivery>[1] & { leaseMs?: number }

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 })

const certificateFile = fileURLToPath(new URL('./testing/localhost-certificate.pem', import.meta.url))
const postgres: PostgresServer | null = await startPostgres()
afterAll(() => postgres?.stop())

describe.runIf(postgres)('email', () => {
  let url: string
  let database: Database
  let log: { level: string; message: string; fields: unknown }[]
  const opened: (Pick<Mailer, 'close'> | Pick<MailServer, 'stop'>)[] = []

  beforeAll(async () => {
    url = (await postgres?.newDatabase()) ?? ''
    database = await openPostgres(url)
    await database.script(`create schema plateful; ${OUTBOX_TABLE}; ${MAIL_COUNTS_TABLE}`)
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    log = []
    await database.query('delete from plateful.outbox')
    await database.query('delete from plateful.mail_counts')
  })
  afterEach(async () => {
    for (const thing of opened.splice(0)) await ('close' in thing ? thing.close() : thing.stop())
  })

  async function mailServer(...behavior: Parameters<typeof startMailServer>) {
    const server = await startMailServer(...behavior)
    opened.push(server)
    return server
  }

  function mailer(smtp: SmtpServer, { ca = certificate, timeouts = {}, leaseMs = TIMES.leaseMs }: MailerOptions = {}) {
    const config = mailConfig(smtp)
    const created = createMailer({
      database,
      config,
      publicUrl,
      log: (level, message, fields) => void log.push({ level, message, fields }),
      deliver: smtpDelivery(config, { ca, timeouts }),
      times: { ...TIMES, leaseMs },
    })
    opened.unshift(created) // closed before its server
    return created
  }

  async function sendRecovery(mails: Mailer, link: { url: string; code: string }) {
    const permit = await mails.permit('ada@example.test', { clientAddress: '192.0.2.1', isKnown: false })
    if (permit) await mails.sendRecovery(permit, link)
  }

  const waiting = async () => (await database.query('select * from plateful.outbox where failed_at is null')).length
  const failures = () => database.query('select kind, failure from plateful.outbox where failed_at is not null')

  test('reaches its reader as text and HTML, and leaves nothing behind', async () => {
    const server = await mailServer()
    const link = { url: `${publicUrl}/auth/v1/verify?token=abc&type=recovery`, code: '12345678' }
    await sendRecovery(mailer(server.server), link)
    await until(() => expect(server.mails).toHaveLength(1))
    const [mail] = server.mails
    expect(mail?.headers.get('from')).toBe('Plateful <hello@plateful.example>')
    expect(mail?.headers.get('to')).toBe('ada@example.test')
    expect(mail?.headers.get('subject')).toBe('Reset your Plateful password')
    expect(mail?.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@plateful\.example>$/)
    expect(mail?.text).toContain(link.url)
    expect(mail?.html).toContain('href="https://plateful.example/auth/v1/verify?token=abc&amp;type=recovery"')
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('12345678')
    await until(async () => expect(await database.query('select id from plateful.outbox')).toEqual([]))
  })

  test.each([
    ['TLS from the first byte', { secure: true }],
    ['STARTTLS', { startTls: true }],
  ])('is encrypted with %s, after signing in', async (_name, behavior) => {
    const server = await mailServer({ ...behavior, credentials: { user: 'plateful', password: 'p%ss wörd' } })
    await mailer(server.server).sendPasswordChanged('ada@example.test')
    await until(() => expect(server.mails).toMatchObject([{ secure: true }]))
  })

  test('is never sent unencrypted if the server hides its encryption', async () => {
    const server = await mailServer({ startTls: false })
    await mailer({ ...server.server, requireTLS: true }).sendPasswordChanged('ada@example.test')
    await until(() =>
      expect(log).toContainEqual(expect.objectContaining({ message: 'An email couldn’t be sent yet.' })),
    )
    expect(server.mails).toEqual([])
    expect(log[0]?.fields).toMatchObject({ stage: 'starting TLS' })
  })

  test('isn’t sent to a server with an untrusted certificate', async () => {
    const server = await mailServer({ secure: true })
    await mailer(server.server, { ca: '' }).sendPasswordChanged('ada@example.test')
    await until(() => expect(log.length).toBeGreaterThan(1))
    expect(server.mails).toEqual([])
    expect(await waiting()).toBe(1)
  })

  test('waits until the mail server’s password is fixed', async () => {
    const server = await mailServer({ credentials: { user: 'plateful', password: 'right' } })
    const wrong = mailer({ ...server.server, password: 'wrong' })
    await wrong.sendPasswordChanged('ada@example.test')
    await until(() => expect(log[0]?.fields).toMatchObject({ stage: 'signing in', reply: 535 }))
    await wrong.close()
    mailer(server.server)
    await until(() => expect(server.mails).toHaveLength(1))
  })

  test('is retried after a 4xx and arrives once', async () => {
    const server = await mailServer()
    server.refuse({ at: 'RCPT TO', code: 450 })
    await mailer(server.server).sendPasswordChanged('ada@example.test')
    await until(() => expect(log.length).toBeGreaterThan(2))
    expect(server.mails).toEqual([])
    server.refuse(null)
    await until(() => expect(server.mails).toHaveLength(1))
    await until(async () => expect(await waiting()).toBe(0))
    expect(server.mails).toHaveLength(1)
  })

  test.each(['MAIL FROM', 'RCPT TO', 'DATA'] as const)('isn’t retried after a 5xx at %s', async (at) => {
    const server = await mailServer()
    server.refuse({ at, code: 550 })
    await mailer(server.server).sendPasswordChanged('ada@example.test')
    await until(async () => expect(await failures()).toMatchObject([{ failure: expect.stringContaining('550') }]))
    server.refuse(null)
    await new Promise((resolve) => setTimeout(resolve, 5 * TIMES.pollMs))
    expect(server.mails).toEqual([])
    expect(log).toMatchObject([{ level: 'error', fields: { attempts: 1 } }])
    expect(JSON.stringify(log)).not.toContain('ada@')
  })

  test('waits while the mail server is down and arrives when it is back', async () => {
    const first = await startMailServer()
    await first.stop()
    const { server } = first
    await mailer({ ...server, requireTLS: false }).sendPasswordChanged('ada@example.test')
    expect(await waiting()).toBe(1)
    await until(() => expect(log[0]?.fields).toMatchObject({ stage: 'connecting' }))
    const back = await mailServer({ port: server.port })
    await until(() => expect(back.mails).toHaveLength(1))
  })

  test('survives a mail server that dies before it responds', async () => {
    const dying = await startMailServer()
    const reached = Promise.withResolvers<void>()
    dying.beforeResponse(() => {
      reached.resolve()
      return new Promise(() => undefined)
    })
    await mailer(dying.server).sendPasswordChanged('ada@example.test')
    await reached.promise
    await dying.stop()
    const back = await mailServer({ port: dying.server.port })
    await until(() => expect(back.mails).toHaveLength(1))
    await until(async () => expect(await waiting()).toBe(0))
    expect(back.mails).toHaveLength(1)
  })

  test('blocks nobody if the mail server doesn’t respond', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const smtp = { host: '127.0.0.1', port, secure: false, requireTLS: false, user: null, password: null }
    await mailer(smtp, { timeouts: { greetingTimeout: 200 } }).sendPasswordChanged('ada@example.test')
    expect(await waiting()).toBe(1)
    await until(() => expect(log[0]?.fields).toMatchObject({ stage: 'connecting' }))
    silent.close()
  })

  test('is dropped when its link has expired', async () => {
    const server = await mailServer()
    server.refuse({ at: 'RCPT TO', code: 450 })
    await sendRecovery(mailer(server.server), { url: `${publicUrl}/x`, code: '1' })
    await database.query(`update plateful.outbox set expires_at = now()`)
    await until(async () => expect(await failures()).toMatchObject([{ kind: 'recovery' }]))
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Dropped an email that waited too long.' }),
    )
  })

  test('is sent once however many server processes share the outbox', async () => {
    const server = await mailServer()
    const readers = Array.from({ length: 40 }, (_, index) => `reader-${index}@example.test`)
    const senders = Array.from({ length: 3 }, () => mailer(server.server, { leaseMs: 60_000 }))
    await Promise.all(readers.map((reader, index) => senders[index % 3]?.sendPasswordChanged(reader)))
    await until(async () => expect(await waiting()).toBe(0))
    expect(server.mails.map(({ headers }) => headers.get('to')).sort()).toEqual(readers.sort())
  })

  test('killed midway: another process sends it, with the same Message-ID', async () => {
    const server = await mailServer()
    const reached = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    server.beforeResponse(() => {
      reached.resolve()
      return goOn.promise
    })
    const dying = spawn(
      process.execPath,
      [fileURLToPath(new URL('./testing/sending-process.ts', import.meta.url)), url, String(server.server.port)],
      { stdio: 'inherit', env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile } },
    )
    const gone = new Promise((resolve) => dying.once('exit', resolve))
    const { close, sendPasswordChanged } = mailer({ ...server.server, port: 9 }) // writes the row, and cannot send it
    await close()
    await sendPasswordChanged('ada@example.test')
    await reached.promise
    dying.kill('SIGKILL')
    await gone
    expect(await waiting()).toBe(1)
    goOn.resolve() // the mail server has taken it all the same, and nobody was left to hear so
    mailer(server.server)
    await until(async () => expect(await waiting()).toBe(0))
    const ids = server.mails.map(({ headers }) => headers.get('message-id'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('a contact message goes to the operator, who can reply to the sender', async () => {
    const server = await mailServer()
    const message = {
      name: 'Mia\r\nBcc: everyone@example.test',
      email: 'mia@example.test',
      subject: 'bug' as const,
      message: 'The <b>oven</b> timer\nnever rings — and “quotes” break.',
    }
    await mailer(server.server).sendContact(message, '192.0.2.1')
    await until(() => expect(server.mails).toHaveLength(1))
    const [mail] = server.mails
    expect(mail?.headers.get('to')).toBe('operator@plateful.example')
    expect(mail?.headers.get('reply-to')).toBe('mia@example.test')
    expect(mail?.headers.get('bcc')).toBeUndefined()
    expect(mail?.headers.get('subject')).toBe('[Plateful] Report a bug: Mia Bcc: everyone@example.test')
    expect(mail?.text).toContain('> The <b>oven</b> timer\n> never rings — and “quotes” break.')
    expect(mail?.html).toContain('The &lt;b&gt;oven&lt;/b&gt; timer')
  })
})
