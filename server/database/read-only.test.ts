// A database that takes no writes: after a switch to another server, or because its disk is full or it's maintained.
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import { openSite, publicUrl } from '#server/database/testing/site.ts'
import { connectSql, runSql } from '#server/database/testing/sql.ts'
import { openBackend } from '#server/open-backend.ts'

afterAll(leavePlaces)

const READ_ONLY = /database is read-only/

test('a read-only database answers writes with 503 and a reason, reads go on, and it recovers by itself', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const { token, email, password } = await site.newMember()
  const body = '{"date":"2025-01-01","amount_ml":1}'
  const write = () => site.request('/rest/v1/water_logs', { token, method: 'POST', body })
  const operator = await connectSql(home.databaseUrl)
  const name = new URL(home.databaseUrl).pathname.slice(1)
  await operator.query(`alter database ${name} set default_transaction_read_only = on`)
  await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

  await expect.poll(() => site.backend.readiness.problem(), { timeout: 20_000 }).toMatch(READ_ONLY)
  await expect
    .poll(async () => (await write()).json(), { timeout: 20_000 })
    .toMatchObject({ message: expect.stringMatching(READ_ONLY) })
  const refused = await write()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await site.request('/rest/v1/water_logs', { token })).status).toBe(200)
  const signIn = await site.visitor().auth.signInWithPassword({ email, password })
  expect(signIn.error).toMatchObject({ status: 503, message: expect.stringMatching(READ_ONLY) })

  // Connections that were opened while it was read-only stay so.
  await operator.query(
    `begin; set transaction read write; alter database ${name} reset default_transaction_read_only; commit`,
  )
  await expect.poll(() => site.backend.readiness.problem(), { timeout: 20_000 }).toBeNull()
  await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(201)
  await site.backend.close()
  await operator.end()
})

test('a server isn’t started on a standby', async () => {
  const { databaseUrl } = await newHome()
  const name = new URL(databaseUrl).pathname.slice(1)
  await runSql(databaseUrl, `alter database ${name} set default_transaction_read_only = on`)
  const opening = openBackend({ dataDir: newFolder(), databaseUrl, publicUrl, log: () => undefined })
  await expect(opening).rejects.toThrow(/read-only.*not to a standby/)
})

test('a site whose connections are all busy is still ready', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const { token } = await site.newMember()
  const operator = await connectSql(home.databaseUrl)
  await operator.query('begin; lock table public.water_logs in access exclusive mode')
  const waiting = Array.from({ length: 30 }, () => site.request('/rest/v1/water_logs', { token }))
  const blocked = () =>
    runSql(
      home.databaseUrl,
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  await expect.poll(async () => (await blocked()).length, { timeout: 2_500, interval: 20 }).toBe(8)
  expect(await site.backend.readiness.problem()).toBeNull()
  await operator.query('rollback')
  await Promise.all(waiting)
  await operator.end()
  await site.backend.close()
})
