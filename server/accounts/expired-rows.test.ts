import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, rows, type Site } from '#server/database/testing/site.ts'

afterAll(leavePlaces)

let site: Site
let sql: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  const home = await newHome()
  site = await openSite(home, { removeExpiredEveryMs: 100 })
  sql = await openPostgres(home.databaseUrl)
})
afterAll(async () => {
  await sql.close()
  await site.backend.close()
})

test('a server that runs for months forgets old wrong passwords, and no longer lists devices whose session has ended', async () => {
  const { client, email, password } = await site.newMember()
  await site.visitor().auth.signInWithPassword({ email, password })
  await site.visitor().auth.signInWithPassword({ email: 'nobody@example.test', password: 'a guess' })
  const failures = () => sql.query('select from plateful.sign_in_failures')
  const devices = async () => rows<{ id: string; is_current: boolean }>(await client.rpc('signed_in_devices'))
  expect([(await failures()).length, (await devices()).length]).toEqual([1, 2])

  const own = (await devices()).find(({ is_current }) => is_current)
  await sql.query(`update auth.sessions set created_at = now() - interval '31 days' where id <> $1`, [own?.id])
  await sql.query(`update plateful.sign_in_failures set last_at = now() - interval '2 days'`)
  await expect.poll(async () => (await failures()).length).toBe(0)
  expect(await devices()).toEqual([own])
})

test('an unconfirmed sign-up is deleted after a month, including name and birth date', async () => {
  const members = await Promise.all([site.newMember(), site.newMember(), site.newMember()])
  const [confirmed, unconfirmed, recent] = members.map(({ id }) => id)
  const there = async () =>
    (await sql.query('select id from auth.users where id = any($1)', [[confirmed, unconfirmed, recent]]))
      .map(({ id }) => id)
      .sort()
  await sql.query(`update auth.users set email_confirmed_at = null where id = $1`, [recent])
  await sql.query(`update auth.users set created_at = now() - interval '31 days' where id = $1`, [confirmed])
  await sql.query(
    `update auth.users set email_confirmed_at = null, created_at = now() - interval '31 days' where id = $1`,
    [unconfirmed],
  )
  await expect.poll(there).toEqual([confirmed, recent].sort())
})
