// Two requests of a member that wait for each other's rows.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from './testing/places.ts'
import { openSite } from './testing/site.ts'
import { connectSql, runSql } from './testing/sql.ts'

afterAll(leavePlaces)

test('a change that another one was in the way of is made again, and the member hears nothing of it', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const { id, token } = await site.newMember()
  const other = await connectSql(home.databaseUrl)
  const waiting = () =>
    runSql(
      home.databaseUrl,
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await runSql(home.databaseUrl, `insert into profiles (user_id, units) values ($1, 'us')`, [id])
  // As a direct change of the profile does: first the row, then the revision. A device's changes take them the other way round.
  await other.query('begin')
  await other.query('select from profiles where user_id = $1 for update', [id])
  const operations = [{ seq: 1, kind: 'put', row: { theme: 'dark' }, fields: ['theme'] }]
  const body = JSON.stringify({ store: 'profiles', device: randomUUID(), operations })
  const saving = site.request('/rest/v1/rpc/apply_operations', { token, method: 'POST', body })
  await expect.poll(waiting).toHaveLength(1)
  await other.query(`select private.hold_revision($1, 'profiles')`, [id])
  await other.query('commit')
  const response = await saving
  expect(await response.json()).toBe(1)
  expect(response.status).toBe(200)
  expect(await runSql(home.databaseUrl, 'select theme, units from profiles')).toEqual([{ theme: 'dark', units: 'us' }])
  await other.end()
  await site.backend.close()
})
