// Connections that are lost, in a process that goes on.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openPostgres } from './postgres-database.ts'
import { leavePlaces, newHome } from './testing/places.ts'
import { openRoad } from './testing/road.ts'
import { runSql } from './testing/sql.ts'

afterAll(leavePlaces)

const ONE = [{ one: 1 }]

test('a connection lost in a transaction fails the transaction, and the next query is served', async () => {
  const { databaseUrl } = await newHome()
  const database = await openPostgres(databaseUrl)
  const transaction = database.transaction(async ({ query }) => {
    const [own] = await query('select pg_backend_pid() as pid')
    await runSql(databaseUrl, `select pg_terminate_backend(${Number(own?.pid)})`)
    await query('select 1')
  })
  await expect(transaction).rejects.toMatchObject({
    code: expect.stringMatching(/^(57P01|CONNECTION_LOST|ECONNRESET)$/),
  })
  expect(await database.query('select 1 as one')).toEqual(ONE)
  await database.close()
})

test('when the network is cut, waiting queries fail at once, and later ones work as soon as it is back', async () => {
  const { databaseUrl } = await newHome()
  const road = await openRoad(new URL(databaseUrl))
  const database = await openPostgres(road.url)
  const waiting = Promise.allSettled(Array.from({ length: 20 }, () => database.query('select pg_sleep(600)')))
  await pause(300)
  await road.close()
  for (const { status } of await waiting) expect(status).toBe('rejected')
  await expect(database.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await road.open()
  expect(await database.query('select 1 as one')).toEqual(ONE)
  await database.close()
  await road.close()
})

test('a failed transaction leaves its connection usable, without the role and claims of its member', async () => {
  const { databaseUrl } = await newHome()
  const database = await openPostgres(databaseUrl)
  const identity = { role: 'anon', claims: '{"role":"anon"}', readOnly: true }
  const settings = `select current_user as role, current_setting('request.jwt.claims', true) as claims`
  for (let time = 0; time < 20; time++) {
    const found = database.memberTransaction(identity, async ({ query }) => {
      expect(await query(settings)).toEqual([{ role: 'anon', claims: identity.claims }])
      await query('select 1 / 0')
    })
    await expect(found).rejects.toMatchObject({ code: '22012' })
  }
  const [after] = await database.query(settings)
  expect(after?.role).not.toBe('anon')
  expect(after?.claims || null).toBeNull()
  await database.close()
})

test('a read can’t write, and nothing runs without the identity', async () => {
  const { databaseUrl } = await newHome()
  const database = await openPostgres(databaseUrl)
  const as = (role: string, readOnly: boolean, text: string) =>
    database.memberTransaction({ role, claims: '{}', readOnly }, ({ query }) => query(text))
  await expect(as('service_role', true, 'create temporary table note (id int)')).rejects.toMatchObject({
    code: '25006',
  })
  await expect(as('nobody_like_this', false, 'select 1')).rejects.toMatchObject({ code: '22023' })
  await database.close()
})
