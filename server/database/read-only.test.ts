// A database that takes no writes: after a switch to another server, or because its disk is full or it's maintained.
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import { openSite, publicUrl } from '#server/database/testing/site.ts'
import { driverOptions } from '#server/database/testing/sql.ts'
import { openBackend } from '#server/engine/open-backend.ts'

afterAll(leavePlaces)

const READ_ONLY = /database is read-only/

test('a read-only database answers writes with 503 and a reason, reads go on, and it recovers by itself', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const { token, email, password } = await site.newMember()
  const body = '{"date":"2025-01-01","amount_ml":1}'
  const write = () => site.request('/rest/v1/water_logs', { token, method: 'POST', body })
  const operator = postgres(driverOptions(home.databaseUrl))
  const name = new URL(home.databaseUrl).pathname.slice(1)
  const endConnections = () =>
    operator`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
  await operator.unsafe(`alter database ${name} set default_transaction_read_only = on`)
  await endConnections()

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
  await operator.unsafe(
    `begin; set transaction read write; alter database ${name} reset default_transaction_read_only; commit`,
  )
  await expect.poll(() => site.backend.readiness.problem(), { timeout: 20_000 }).toBeNull()
  await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(201)
  await site.backend.close()
  await operator.end()
})

test('a server isn’t started on a standby', async () => {
  const { databaseUrl } = await newHome()
  const operator = postgres(driverOptions(databaseUrl))
  await operator.unsafe(
    `alter database ${new URL(databaseUrl).pathname.slice(1)} set default_transaction_read_only = on`,
  )
  await operator.end()
  const opening = openBackend({ dataDir: newFolder(), databaseUrl, publicUrl, log: () => undefined })
  await expect(opening).rejects.toThrow(/read-only.*not to a standby/)
})

test('a site whose connections are all busy is still ready', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const { token } = await site.newMember()
  const operator = postgres({ ...driverOptions(home.databaseUrl), max: 2 })
  await operator.begin(async (session) => {
    await session`lock table public.water_logs in access exclusive mode`
    const waiting = Array.from({ length: 30 }, () => site.request('/rest/v1/water_logs', { token }))
    const blocked = () =>
      operator`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await blocked()).length, { timeout: 2_500, interval: 20 }).toBe(8)
    expect(await site.backend.readiness.problem()).toBeNull()
    await session`rollback`
    await Promise.all(waiting)
  })
  await operator.end()
  await site.backend.close()
})
