// Migrations are applied once each, in order, completely or not at all, and can't be changed afterward.
import { appendFileSync, cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { restoreBackup } from '#server/backups/restore.ts'
import {
  type Home,
  installedPostgres,
  leavePlaces,
  newEmptyHome,
  newFolder,
  newFolderHome,
} from '#server/database/testing/places.ts'
import { openSite, rows } from '#server/database/testing/site.ts'
import { connectSql, runSql } from '#server/database/testing/sql.ts'
import { OWN_MIGRATIONS } from './migrations.ts'

afterAll(leavePlaces)

function copyOfMigrations() {
  const folder = newFolder()
  cpSync(OWN_MIGRATIONS, folder, { recursive: true })
  return folder
}

const appliedBy = async (home: Home, migrations: string) => {
  const site = await openSite(home, { migrations })
  const applied = site.lines
    .filter(({ message }) => message === 'Applied a migration.')
    .map(({ fields }) => fields.version)
  await site.backend.close()
  return applied
}

const embedded = { name: 'the embedded PostgreSQL', newEmptyHome }
const installed = await installedPostgres()

describe.each(installed ? [embedded, installed] : [embedded])('on $name', (place) => {
  test('each is applied once, in order; a new one at the next start', async () => {
    const home = await place.newEmptyHome()
    const migrations = copyOfMigrations()
    const all = readdirSync(migrations)
      .sort()
      .map((file) => file.split('_')[0])
    expect(await appliedBy(home, migrations)).toEqual(all)
    expect(await appliedBy(home, migrations)).toEqual([])
    writeFileSync(join(migrations, '29990101000000_note.sql'), 'create table public.note (id int)')
    expect(await appliedBy(home, migrations)).toEqual(['29990101000000'])
  })

  test('a failed one keeps nothing, says why, and the previous version still works', async () => {
    const home = await place.newEmptyHome()
    const site = await openSite(home)
    const { email, password, client } = await site.newMember()
    rows(await client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
    await site.backend.close()

    const migrations = copyOfMigrations()
    const broken = 'alter table public.water_logs add column mood text; drop table public.no_such_table'
    writeFileSync(join(migrations, '29990101000000_broken.sql'), broken)
    await expect(openSite(home, { migrations })).rejects.toThrow(
      /The migration 29990101000000_broken failed: .*no_such_table.* Its changes were rolled back/,
    )
    const again = await openSite(home)
    const member = again.visitor()
    await member.auth.signInWithPassword({ email, password })
    const [row] = rows(await member.from('water_logs').select())
    expect(Object.keys(row ?? {}).sort()).toEqual(['amount_ml', 'date', 'device_key', 'id', 'user_id'])
    await again.backend.close()
  })

  test('a changed, missing or newer one is rejected', async () => {
    const home = await place.newEmptyHome()
    const migrations = copyOfMigrations()
    await appliedBy(home, migrations)
    const [first = '', ...rest] = readdirSync(migrations).sort()
    const last = rest.at(-1) ?? ''

    const changed = copyOfMigrations()
    appendFileSync(join(changed, first), '\n-- a second thought\n')
    await expect(appliedBy(home, changed)).rejects.toThrow('was changed after it had been applied')

    const missing = copyOfMigrations()
    rmSync(join(missing, first))
    await expect(appliedBy(home, missing)).rejects.toThrow('its file is gone')

    const older = copyOfMigrations()
    rmSync(join(older, last))
    await expect(appliedBy(home, older)).rejects.toThrow('this version of Plateful does not know')

    const misnamed = copyOfMigrations()
    writeFileSync(join(misnamed, 'fix.sql'), 'select 1')
    await expect(appliedBy(home, misnamed)).rejects.toThrow('fix.sql is not named like')
  })
})

const NOTE = 'create table public.note (id int)'

/** The migrations of a next version. */
function nextMigrations(text: string) {
  const folder = copyOfMigrations()
  writeFileSync(join(folder, '29990101000000_next.sql'), text)
  return folder
}

describe('an update of one of several processes', () => {
  test('with MIGRATE=no, a server waits for npm run migrate: it says so, and changes nothing', async () => {
    const home = await newEmptyHome()
    await expect(openSite(home, { mayMigrate: false })).rejects.toThrow(/MIGRATE=no. Run “npm run migrate”/)
    expect(await runSql(home.databaseUrl, `select nspname from pg_namespace where nspname = 'plateful'`)).toEqual([])
    const migrations = nextMigrations(NOTE)
    await (await openSite(home)).backend.close()
    await expect(openSite(home, { migrations, mayMigrate: false })).rejects.toThrow(/1 migrations are missing/)
    await (await openSite(home, { migrations })).backend.close()
    await (await openSite(home, { migrations, mayMigrate: false })).backend.close()
  })

  test('an older process starts again if the migrations say that it may, and leaves the newer schema alone', async () => {
    const home = await newEmptyHome()
    const older = await openSite(home)
    const { email, password } = await older.newMember()
    await older.backend.close()
    const text = `-- A note.\n-- older versions may run\n${NOTE};
      create or replace function realtime.topic() returns text language sql stable as $$ select 'newer' $$`
    const newer = await openSite(home, { migrations: nextMigrations(text) })
    const again = await openSite(home, { mayMigrate: false })
    expect((await again.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
    expect(await runSql(home.databaseUrl, 'select realtime.topic()')).toEqual([{ topic: 'newer' }])
    await again.backend.close()
    await newer.backend.close()
  })

  test('a migration that waits for a table doesn’t keep members from it, and is applied once the table is free', async () => {
    const home = await newEmptyHome()
    const site = await openSite(home)
    const { token } = await site.newMember()
    const operator = await connectSql(home.databaseUrl)
    await operator.query('begin; select 1 from public.water_logs')
    const migrations = nextMigrations('alter table public.water_logs add column mood text')
    const opening = openSite(home, { migrations })
    await expect
      .poll(
        () => runSql(home.databaseUrl, `select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`),
        {
          interval: 20,
          timeout: 20_000,
        },
      )
      .toHaveLength(1)
    const body = '{"date":"2025-01-01","amount_ml":1}'
    expect((await site.request('/rest/v1/water_logs', { token, method: 'POST', body })).status).toBe(201)
    await operator.query('rollback')
    const updated = await opening
    expect(updated.lines.map(({ message }) => message)).toContain('Applied a migration.')
    expect((await site.request('/rest/v1/water_logs', { token, method: 'POST', body })).status).toBe(201)
    await operator.end()
    await updated.backend.close()
    await site.backend.close()
  })
})

test('an embedded database is backed up before an update, and an earlier version restores that backup', async () => {
  const home = newFolderHome()
  const site = await openSite(home)
  const { email, password, client } = await site.newMember()
  rows(await client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
  await site.backend.close()
  expect(existsSync(join(home.dataDir, 'backups'))).toBe(false)
  const updated = await openSite(home, { migrations: nextMigrations(NOTE) })
  await updated.backend.close()
  const [file = ''] = readdirSync(join(home.dataDir, 'backups'))
  expect(file).toMatch(/^before-update-\d+\.backup$/)

  await expect(openSite(home)).rejects.toThrow('this version of Plateful does not know')
  const restored = await newEmptyHome()
  await restoreBackup(join(home.dataDir, 'backups', file), { ...restored, log: () => undefined })
  const earlier = await openSite(restored)
  const device = earlier.visitor()
  expect((await device.auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await device.from('water_logs').select('amount_ml')).data).toEqual([{ amount_ml: 250 }])
  await earlier.backend.close()
})
