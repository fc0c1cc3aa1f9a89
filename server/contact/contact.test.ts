// The contact form's request, on its way to the operator's mailbox.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { startPostgres } from '#server/database/testing/postgres.ts'
import { MAIL_COUNTS_TABLE, MAIL_LIMITS } from '#server/mail/mail-limits.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import { OUTBOX_TABLE } from '#server/mail/outbox.ts'
import { smtpDelivery } from '#server/mail/smtp.ts'
import { mailConfig, publicUrl } from '#server/mail/testing/mail-config.ts'
import { certificate, type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts'
import { contactRoutes } from './routes.ts'

const message = { name: 'Mia', email: 'mia@example.test', subject: 'feedback', message: 'Lovely soup.' }
const postgres = await startPostgres()
let clients = 0
afterAll(() => postgres?.stop())

function post(routes: ReturnType<typeof contactRoutes>, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return routes.request('/contact', { method: 'POST', headers, body: JSON.stringify(body) })
}

test('without email, the response says so', async () => {
  const response = await post(
    contactRoutes(null, () => '127.0.0.1'),
    message,
  )
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ message: 'This site can’t send email. Ask whoever runs it for help.' })
})

describe.runIf(postgres)('a contact message', () => {
  let database: Database
  let mailer: Mailer
  let mailServer: MailServer
  let routes: ReturnType<typeof contactRoutes>

  beforeAll(async () => {
    database = await openPostgres((await postgres?.newDatabase()) ?? '')
    await database.script(`create schema plateful; ${OUTBOX_TABLE}; ${MAIL_COUNTS_TABLE}`)
    mailServer = await startMailServer()
    const config = mailConfig(mailServer.server)
    const deliver = smtpDelivery(config, { ca: certificate })
    mailer = createMailer({ database, config, publicUrl, log: () => undefined, deliver })
  })
  afterAll(async () => {
    await mailer?.close()
    await mailServer?.stop()
    await database?.close()
  })
  beforeEach(() => {
    mailServer.mails.length = 0
    routes = contactRoutes(mailer, () => `client-${++clients}`) // nobody has written from there
  })

  test('reaches the operator', async () => {
    expect((await post(routes, message)).status).toBe(202)
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), 5000)
    expect(mailServer.mails[0]?.text).toContain('> Lovely soup.')
    expect(mailServer.mails[0]?.headers.get('reply-to')).toBe('mia@example.test')
    await vi.waitFor(async () => expect(await database.query('select id from plateful.outbox')).toEqual([]), 5000)
  })

  test.each([
    ['no name', { ...message, name: ' ' }],
    ['no address', { ...message, email: 'mia' }],
    ['two addresses', { ...message, email: 'mia@example.test, everyone@example.test' }],
    ['a header in the address', { ...message, email: 'mia@example.test\r\nBcc: everyone@example.test' }],
    ['an unknown subject', { ...message, subject: 'spam' }],
    ['no text', { ...message, message: '' }],
    ['a text that is too long', { ...message, message: 'x'.repeat(5001) }],
    ['no JSON object', 'hello'],
  ])('with %s is refused', async (_name, body) => {
    expect((await post(routes, body)).status).toBe(400)
    expect(await database.query('select id from plateful.outbox')).toEqual([])
  })

  test('of many kilobytes is rejected unread', async () => {
    expect((await post(routes, { ...message, message: 'x'.repeat(100_000) })).status).toBe(413)
  })

  test('from a bot that fills in every field is dropped, with the same response', async () => {
    const response = await post(routes, { ...message, website: 'https://spam.example' })
    expect(response.status).toBe(202)
    expect(await database.query('select id from plateful.outbox')).toEqual([])
    expect(mailServer.mails).toEqual([])
  })

  test('has to wait if the operator already got too many', async () => {
    const counted = `insert into plateful.mail_counts (recipient, purpose, hour_mails)
      select recipient, purpose, $1 from plateful.mail_counts where purpose = 'contact'
      on conflict (recipient, purpose) do update set hour_mails = excluded.hour_mails`
    await post(routes, message)
    await database.query(counted, [MAIL_LIMITS.contact.perHour])
    const response = await post(routes, message)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({
      message: 'We’re getting too many messages right now. Please try again in an hour.',
    })
    await database.query('delete from plateful.mail_counts')
  })

  test('has to wait until tomorrow if it is the eleventh from one address; others still reach the operator', async () => {
    const responses = []
    // Each process has its own limit for a minute, and all share the limit for a day.
    for (let sent = 0; sent < 11; sent++)
      responses.push(
        await post(
          contactRoutes(mailer, () => '192.0.2.1'),
          message,
        ),
      )
    expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(202), 429])
    expect(await responses.at(-1)?.json()).toMatchObject({
      message: 'You’ve sent us many messages today. Please try again tomorrow.',
    })
    expect((await post(routes, message)).status).toBe(202)
  })

  test('has to wait if it is the fourth within a minute', async () => {
    routes = contactRoutes(mailer, () => '127.0.0.1')
    for (let sent = 0; sent < 3; sent++) expect((await post(routes, message)).status).toBe(202)
    const response = await post(routes, message)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
