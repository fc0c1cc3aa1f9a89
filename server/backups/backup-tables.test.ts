// What a backup includes, and what restoring one brings back.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newEmptyHome, newFolder, newHome } from '#server/database/testing/places.ts'
import { openSite, rows, type Site } from '#server/database/testing/site.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { makeBackup } from './backup.ts'
import { readArchive } from './backup-archive.ts'
import { restoreBackup } from './restore.ts'

afterAll(leavePlaces)

const log = () => undefined

const namesIn = async (url: string, text: string) =>
  (await runSql<{ name: string }>(url, text)).map(({ name }) => name).sort()

async function linksOf({ newMember }: Site) {
  const { client, token } = await newMember()
  rows(
    await client
      .from('custom_recipes')
      .insert({ id: 5_000_000_001, body: { title: 'Soup' } })
      .select(),
  )
  for (const [call, values] of [
    ['create_recipe_link', { recipe_id: 5_000_000_001 }],
    ['create_calendar_feed', {}],
    ['create_invitation', {}],
  ] as const)
    expect((await client.rpc(call, values)).error).toBeNull()
  return token
}

/** From the table under "What is in one". */
function documentedAsMissing(): string[] {
  const [, section = ''] = readFileSync('docs/backups.md', 'utf8').split('\n## What is in one\n')
  const rows = section.split('\n## ', 1)[0]?.match(/^\| `.*?\|/gm) ?? []
  return rows.flatMap((row) => [...row.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)).sort()
}

test('every table is in the backup, except those that the documentation names', async () => {
  const home = await newHome()
  await (await openSite(home)).backend.close()
  const file = join(newFolder(), 'site.backup')
  await makeBackup(home, file)
  const included: string[] = []
  for await (const part of readArchive(file))
    if ('table' in part) included.push(`${part.table.schema}.${part.table.name}`)
  const all = await namesIn(
    home.databaseUrl,
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(all.filter((name) => !included.includes(name))).toEqual(documentedAsMissing())
})

test('restoring brings back what devices have sent and what an operator has changed, but no email or code', async () => {
  const home = await newHome()
  const deliver = () => Promise.reject(new Error('The mail server is away.'))
  const site = await openSite(home, { sendsMail: true, deliver })
  const email = 'somebody@example.test'
  await site.visitor().auth.signUp({ email, password: 'a good password' })
  await site.backend.close()
  await runSql(
    home.databaseUrl,
    `update private.quotas set most_rows = 7 where table_name = 'calendar_feeds';
     insert into private.device_marks (user_id, device, table_name, seq)
       select id, gen_random_uuid(), 'shopping_items', 42 from auth.users;
     insert into plateful.known_devices select id, 'a browser' from auth.users`,
  )
  const file = join(newFolder(), 'site.backup')
  await makeBackup(home, file)
  const copy = await newEmptyHome()
  await restoreBackup(file, { ...copy, log })
  const tables = [
    'private.quotas',
    'private.device_marks',
    'plateful.known_devices',
    'plateful.one_time_codes',
    'plateful.outbox',
  ]
  const counts = async (url: string) =>
    (
      await runSql(
        url,
        `select ${tables.map((table, at) => `(select count(*)::int from ${table}) as t${at}`).join(', ')}`,
      )
    )[0]
  const quotas = 'select count(*)::int as count from private.quotas'
  const [{ count } = { count: 0 }] = await runSql<{ count: number }>(copy.databaseUrl, quotas)
  expect(await counts(home.databaseUrl)).toEqual({ t0: count, t1: 1, t2: 1, t3: 1, t4: 1 })
  expect(await counts(copy.databaseUrl)).toEqual({ t0: count, t1: 1, t2: 1, t3: 0, t4: 0 })
  const changed = `select table_name as name from private.quotas where most_rows = 7`
  expect(await namesIn(copy.databaseUrl, changed)).toEqual(['calendar_feeds'])
})

test('a restore can end every session, link and invitation', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const token = await linksOf(site)
  const file = join(newFolder(), 'site.backup')
  await makeBackup(home, file)
  await site.backend.close()
  const access = `
    select 'session' as name from auth.sessions union all select 'token' from auth.refresh_tokens
    union all select 'link' from public.recipe_links union all select 'calendar' from public.calendar_feeds
    union all select 'invitation' from public.household_invitations`
  for (const endAccess of [false, true]) {
    const copy = await newEmptyHome()
    await restoreBackup(file, { ...copy, endAccess, log })
    const left = endAccess ? [] : ['calendar', 'invitation', 'link', 'session', 'token']
    expect(await namesIn(copy.databaseUrl, access)).toEqual(left)
    const restored = await openSite(copy)
    expect((await restored.request('/rest/v1/custom_recipes?select=id', { token })).status).toBe(endAccess ? 401 : 200)
    await restored.backend.close()
  }
})
