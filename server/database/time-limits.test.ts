// The database cancels slow statements of members' requests. Operators' work has no such limit.
import { afterAll, test } from 'vitest'
import { openPostgres } from './postgres-database.ts'
import { leavePlaces, newHome } from './testing/places.ts'
import { openSite } from './testing/site.ts'
import { connectSql } from './testing/sql.ts'

afterAll(leavePlaces)

test.concurrent('a statement has 5 seconds; in an operator’s transaction, as long as it takes', async ({ expect }) => {
  const { databaseUrl } = await newHome()
  const database = await openPostgres(databaseUrl)
  const endless = database.query('select pg_sleep(600)')
  const operator = database.longTransaction(async (statements) => {
    await statements.query('select pg_sleep(6)')
    return statements.query(`select current_setting('lock_timeout') as locks`)
  })
  await expect(endless).rejects.toMatchObject({ code: '57014' })
  expect(await operator).toEqual([{ locks: '0' }])
  await database.close()
})

test.concurrent('an idle transaction is ended, and the next request is served', async ({ expect }) => {
  const { databaseUrl } = await newHome()
  const database = await openPostgres(databaseUrl)
  const idle = database.transaction(async ({ query }) => {
    await query('select 1')
    await new Promise((resolve) => setTimeout(resolve, 11_000))
    await query('select 1')
  })
  await expect(idle).rejects.toThrow()
  await expect.poll(() => database.query('select 1 as one'), { timeout: 5_000 }).toEqual([{ one: 1 }])
  await database.close()
})

test.concurrent('a member who hits a locked row is told to try again after 3 seconds', async ({ expect }) => {
  const home = await newHome()
  const site = await openSite(home)
  const { token } = await site.newMember()
  const body = '{"date":"2025-01-01","amount_ml":1}'
  const write = () => site.request('/rest/v1/water_logs', { token, method: 'POST', body })
  expect((await write()).status).toBe(201)
  const sql = await connectSql(home.databaseUrl)
  await sql.query('begin; select * from daily_logs for update')
  const response = await write()
  await sql.query('rollback')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('Please try again') })
  expect((await write()).status).toBe(201)
  await sql.end()
  await site.backend.close()
})
