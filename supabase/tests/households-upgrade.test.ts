// A database from before there were households: everybody gets one and keeps what they had. And a backup of all that.
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeBackup } from '#server/backups/backup.ts'
import { restoreBackup } from '#server/backups/restore.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newEmptyHome, newFolder, newHome } from '#server/database/testing/places.ts'
import { openSite, rows } from '#server/database/testing/site.ts'
import { called, joinHousehold, jpegBytes, seatsOf } from './testing/household.ts'
import { migrationsBefore } from './testing/migrations-before.ts'

afterAll(leavePlaces)

const FIRST_NEW = '20261115001000'
const HOUSEHOLD_TABLE = '20261117000900'

test('existing members find their plan in a household of their own', async () => {
  const home = await newEmptyHome()
  const migrations = migrationsBefore(FIRST_NEW)
  const before = await openSite(home, { migrations })
  const old = await before.newMember()
  const meal = { date: '2026-01-01', meal_type: 'dinner', recipe_id: '7', recipe_title: 'Soup' }
  rows(await old.client.from('meal_schedules').insert(meal).select())
  rows(
    await old.client
      .from('meal_entries')
      .insert({ ...meal, calories: 300 })
      .select(),
  )
  rows(await old.client.from('water_logs').insert({ date: '2026-01-01', amount_ml: 250 }).select())
  await before.backend.close()

  const after = await openSite(home)
  const { data } = await after.visitor().auth.signInWithPassword({ email: old.email, password: old.password })
  const request = async (path: string) =>
    (await after.request(`/rest/v1/${path}`, { token: data.session?.access_token ?? '' })).json()
  expect(await request('household_members?select=role')).toEqual([{ role: 'owner' }])
  expect(await request('meal_schedules?select=recipe_title,note')).toEqual([{ recipe_title: 'Soup', note: null }])
  expect(await request('meal_entries?select=kind,calories,nutrients')).toEqual([
    { kind: 'recipe', calories: 300, nutrients: null },
  ])
  await after.backend.close()
  const sql = await openPostgres(home.databaseUrl)
  const used = await sql.query('select table_name, rows from private.usage order by 1')
  expect(used).toEqual([
    { table_name: 'meal_entries', rows: 1 },
    { table_name: 'meal_schedules', rows: 1 },
    { table_name: 'table_people', rows: 1 },
    { table_name: 'water_logs', rows: 1 },
  ])
  await sql.close()
})

test('the largest table of a household’s members becomes the household’s, with a place for each person', async () => {
  const home = await newEmptyHome()
  const before = await openSite(home, { migrations: migrationsBefore(HOUSEHOLD_TABLE) })
  const message = async (people: number, portions: number[] = []) => {
    const member = await before.newMember()
    rows(
      await member.client
        .from('profiles')
        .insert({ people_at_table: people, portions_each: portions })
        .select('user_id'),
    )
    return member
  }
  const alone = await message(4, [1, 0.5])
  const [mia, ole] = [await message(3, [1, 1, 0.5]), await message(1)]
  await joinHousehold(ole, mia)
  const [una, jo] = [await message(1), await message(1)]
  await joinHousehold(jo, una)
  await before.backend.close()

  const after = await openSite(home)
  const tableOf = async ({ email, password }: { email: string; password: string }) => {
    const client = after.visitor()
    await client.auth.signInWithPassword({ email, password })
    return (await seatsOf({ client })).map(({ member_id, name, appetite }) => [
      member_id === null ? name : '',
      appetite,
    ])
  }
  expect(await tableOf(alone)).toEqual([
    ['', 1],
    ['Person 2', 0.5],
    ['Person 3', 1],
    ['Person 4', 1],
  ])
  expect(await tableOf(ole)).toEqual([
    ['', 1],
    ['', 1],
    ['Person 3', 0.5],
  ])
  // Nobody set it: as many as live there.
  expect(await tableOf(jo)).toEqual([
    ['', 1],
    ['', 1],
  ])
  await after.backend.close()
})

test('households, leftovers, photos and quotas survive a backup and its restore', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const [owner, flatmate] = [await site.newMember(), await site.newMember()]
  await joinHousehold(flatmate, owner)
  const meal = { date: '2026-01-02', meal_type: 'dinner', recipe_id: '7', recipe_title: 'Soup' }
  const [later] = rows(await owner.client.from('meal_schedules').insert(meal).select('id'))
  const [first] = rows(
    await owner.client
      .from('meal_schedules')
      .insert({ ...meal, date: '2026-01-01' })
      .select('id'),
  )
  // A row that refers to one stored after it.
  rows(await owner.client.from('meal_schedules').update({ leftover_of: first?.id }).eq('id', later?.id).select())
  const id = 1_900_000_000_000_900
  rows(
    await owner.client
      .from('custom_recipes')
      .insert({ id, body: { title: 'Soup' } })
      .select(),
  )
  const photo = { recipe_id: id, bytes: jpegBytes(5000), content_type: 'image/jpeg', width: 4, height: 3 }
  rows(await site.serverFor(owner).from('recipe_photos').insert(photo).select('recipe_id'))
  await site.backend.close()

  const file = join(newFolder(), 'all.backup')
  await makeBackup(home, file)
  const target = await newEmptyHome()
  await restoreBackup(file, { ...target, log: () => undefined })
  const restored = await openSite(target)
  const client = restored.visitor()
  await client.auth.signInWithPassword({ email: flatmate.email, password: flatmate.password })
  expect(rows(await client.from('household_members').select('user_id'))).toHaveLength(2)
  expect(rows(await client.from('recipe_photos').select('bytes'))).toEqual([{ bytes: photo.bytes }])
  expect(rows(await client.from('meal_schedules').select('leftover_of').eq('id', later?.id))).toEqual([
    { leftover_of: first?.id },
  ])
  expect(
    rows(
      await client
        .from('meal_schedules')
        .insert({ ...meal, note: 'new' })
        .select('id'),
    )[0]?.id,
  ).toBeGreaterThan(first?.id)
  await called(client.rpc('create_invitation'))
  await restored.backend.close()
  const sql = await openPostgres(target.databaseUrl)
  const used = await sql.query('select table_name, rows, bytes from private.usage order by 1')
  expect(used).toMatchObject([
    { table_name: 'custom_recipes', rows: 1 },
    { table_name: 'household_invitations', rows: 2 },
    { table_name: 'meal_schedules', rows: 3 },
    { table_name: 'recipe_photos', rows: 1, bytes: 5000 },
    { table_name: 'table_people', rows: 2 },
  ])
  await sql.close()
})
