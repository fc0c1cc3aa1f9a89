// Two server processes on one database are one product.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leavePlaces, newEmptyHome, newFolder } from '#server/database/testing/places.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts'
import { browserAt, keyOf, type RunningServer, startServer } from '#server/testing/running-server.ts'

let databaseUrl: string
let mailServer: MailServer
let one: RunningServer
let two: RunningServer

beforeAll(async () => {
  ;({ databaseUrl } = await newEmptyHome())
  mailServer = await startMailServer({ startTls: false })
  const environment = {
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.server.port}`,
    MAIL_FROM: 'hello@plateful.example',
    OPERATOR_EMAIL: 'operator@plateful.example',
  }
  const start = () => startServer({ dataDir: newFolder(), databaseUrl, logLevel: 'info', environment })
  ;[one, two] = await Promise.all([start(), start()])
}, 120_000)
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()])
  await mailServer?.stop()
  await leavePlaces()
}, 60_000)

const account = { email: 'ada@example.test', password: 'a good password' }

const mailsTo = (address: string) => mailServer.mails.filter(({ headers }) => headers.get('to')?.includes(address))

async function codeFor(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length, { timeout: 10_000 }).toBeGreaterThan(0)
  return /\b\d{8}\b/.exec(mailsTo(address)[0]?.text ?? '')?.[0] ?? ''
}

test('one of two servers that start together sets up a new database', async () => {
  expect(`${one.output()}${two.output()}`.match(/Set up a new database/g)).toHaveLength(1)
  expect(await keyOf(one)).toBe(await keyOf(two))
})

test('a member who signs up at one is known at the other, and a session that ends at one ends at both', async () => {
  const [atOne, atTwo, phone] = await Promise.all([browserAt(one), browserAt(two), browserAt(two)])
  await atOne.auth.signUp(account)
  const code = { email: account.email, token: await codeFor(account.email), type: 'signup' as const }
  expect((await atTwo.auth.verifyOtp(code)).error).toBeNull()
  const { data } = await atOne.auth.signInWithPassword(account)
  const session = { access_token: data.session?.access_token ?? '', refresh_token: data.session?.refresh_token ?? '' }
  expect((await atTwo.auth.setSession(session)).error).toBeNull()
  expect((await atTwo.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 })).error).toBeNull()
  expect((await atOne.from('daily_logs').select('water_intake_ml')).data).toEqual([{ water_intake_ml: 250 }])
  expect((await phone.auth.signInWithPassword(account)).error).toBeNull()

  const changed = { password: 'another good password', current_password: account.password }
  expect((await atOne.auth.updateUser(changed)).error).toBeNull()
  expect((await phone.auth.refreshSession()).error).not.toBeNull()
  expect((await phone.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
  account.password = changed.password
  expect((await phone.auth.signInWithPassword(account)).error).toBeNull()
})

test('ten wrong passwords, five at each, pause sign-in at both', async () => {
  const key = await keyOf(one)
  const signIn = ({ origin }: RunningServer, password: string) =>
    fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password }),
    })
  for (let guess = 1; guess <= 10; guess++)
    expect((await signIn(guess % 2 ? one : two, `wrong ${guess}`)).status).toBe(400)
  for (const server of [one, two]) {
    const paused = await signIn(server, account.password)
    expect(paused.status).toBe(429)
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const warnings = () => mailsTo(account.email).filter(({ text }) => text.includes('wrong password'))
  await expect.poll(() => warnings().length, { timeout: 10_000 }).toBe(1)
})

test('shared work is done once: every email is sent by one of them, or dropped by one', async () => {
  const late = `insert into plateful.outbox (id, kind, recipient, subject, body_text, body_html, expires_at)
    select gen_random_uuid(), 'contact', 'late@example.test', 'Late', 'Late', 'Late', now() from generate_series(1, 5)`
  await runSql(databaseUrl, late)
  const messages = Array.from({ length: 20 }, (_, at) => `Message number ${at}.`)
  const write = (message: string, at: number) =>
    fetch(`${(at % 2 ? one : two).origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${at}` },
      body: JSON.stringify({ name: 'Ada', email: account.email, subject: 'feedback', message }),
    })
  const responses = await Promise.all(messages.map(write))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
  const received = () => mailsTo('operator@plateful.example')
  await expect.poll(() => received().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(messages.length)
  const dropped = () => `${one.output()}${two.output()}`.match(/Dropped an email that waited too long/g)?.length
  await expect.poll(dropped, { timeout: 20_000 }).toBe(5)
  // Both stop in order, so that nothing is on its way any more when it is counted.
  await Promise.all([one.stop(), two.stop()])
  const texts = received().map(({ text }) => /Message number \d+\./.exec(text)?.[0])
  expect(texts.toSorted()).toEqual(messages.toSorted())
  expect(dropped()).toBe(5)
})
