// Migrations are applied once each, in order, completely or not at all, and can't be changed afterward.
import { appendFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Home, installedPostgres, leavePlaces, newEmptyHome, newFolder } from '#server/database/testing/places.ts'
import { openSite, rows } from '#server/database/testing/site.ts'
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
