// Ended sessions stop working immediately. The clock stands still here, so that nothing expires just because time has
// passed.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from '#server/accounts/testing/tokens.ts'
import type { Statements } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Client, type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { createLiveSessions } from './live-sessions.ts'

const jwtSecret = 'a secret that only this test and its servers know'

let databaseUrl: string
let site: Site
let elsewhere: Site

beforeAll(async () => {
  const home = await newHome()
  databaseUrl = home.databaseUrl
  site = await openSite(home, { jwtSecret })
  elsewhere = await openSite(home, { jwtSecret })
})
afterAll(async () => {
  await site.backend.close()
  await elsewhere.backend.close()
  await leavePlaces()
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const password = 'a better password'

async function signOutTheOther(phone: Client) {
  const devices = rows<{ id: string; is_current: boolean }>(await phone.rpc('signed_in_devices'))
  return phone.rpc('sign_out_device', { device_id: devices.find(({ is_current }) => !is_current)?.id })
}

test.each<[string, (phone: Client, member: Member) => PromiseLike<{ error: unknown }>]>([
  ['signing out this device alone', signOutTheOther],
  ['signing out the others', (phone) => phone.auth.signOut({ scope: 'others' })],
  ['signing out everywhere', (phone) => phone.auth.signOut({ scope: 'global' })],
  ['a new password', (phone, member) => phone.auth.updateUser({ password, current_password: member.password })],
  [
    'a new address',
    (phone, member) => phone.auth.updateUser({ email: `new-${member.email}`, current_password: member.password }),
  ],
  ['deleting the account', (phone, member) => phone.rpc('delete_my_account', { current_password: member.password })],
])('a token that was used a moment ago is refused right after %s', async (_, end) => {
  const member = await site.newMember()
  const phone = site.visitor()
  await phone.auth.signInWithPassword(member)
  expect(await isAlive(site, member.token)).toBe(true)
  expect((await end(phone, member)).error).toBeNull()
  expect(await isAlive(site, member.token)).toBe(false)
})

test('a token is rejected as soon as somebody renewed its session with an old refresh token', async () => {
  const { client, token } = await site.newMember()
  const { data } = await client.auth.getSession()
  await client.auth.refreshSession()
  await client.auth.refreshSession()
  expect(await isAlive(site, token)).toBe(true)
  const stolen = { refresh_token: data.session?.refresh_token ?? '' }
  expect((await site.visitor().auth.refreshSession(stolen)).error).not.toBeNull()
  expect(await isAlive(site, token)).toBe(false)
})

test('another server on the same database is notified', async () => {
  const server = createServer()
  const realtime = await elsewhere.backend.attachRealtime(server, () => '127.0.0.1')
  const member = await site.newMember()
  expect(await isAlive(elsewhere, member.token)).toBe(true)
  expect((await member.client.auth.signOut({ scope: 'global' })).error).toBeNull()
  // Not by expect.poll, which would move the clock.
  while (await isAlive(elsewhere, member.token)) await pause(20)
  await realtime.close()
})

test('a lookup made while a session ended isn’t cached', async () => {
  const database = await openPostgres(databaseUrl)
  let afterLookup: () => Promise<unknown> = async () => undefined
  const slow: Statements = {
    ...database,
    async query(...question) {
      const rows = await database.query(...question)
      await afterLookup()
      return rows
    },
  }
  const sessions = createLiveSessions(slow, jwtSecret)
  const member = await site.newMember()
  afterLookup = async () => {
    await member.client.auth.signOut({ scope: 'global' })
    sessions.forget()
  }
  await sessions.sessionOf(member.token)
  afterLookup = async () => undefined
  expect(await sessions.sessionOf(member.token)).toBeNull()
  await database.close()
})
