// A backup made while the server runs, and restored into a folder or a PostgreSQL server, wherever it came from.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutSettings } from '#server/config.ts'
import {
  type Home,
  leavePlaces,
  newEmptyHome,
  newFolder,
  newFolderHome,
  newHome,
} from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

afterAll(leavePlaces)

const log = () => undefined
const day = { date: '2025-01-01' }
const meal = {
  ...day,
  meal_type: 'lunch',
  recipe_id: '1',
  recipe_title: 'Soup “à l’oignon”\nwith cheese',
  calories: 300,
}
const tables = [
  'user_goals',
  'daily_logs',
  'water_logs',
  'weight_logs',
  'meal_entries',
  'meal_schedules',
  'recipe_ratings',
  'custom_recipes',
  'recipe_photos',
]
const everything = async ({ client }: Pick<Member, 'client'>) =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, rows(await client.from(table).select())])))

const places = [
  { name: 'a data folder', newFilled: async () => newFolderHome(), newEmpty: async () => ({ dataDir: newFolder() }) },
  { name: 'a PostgreSQL server', newFilled: newHome, newEmpty: newEmptyHome },
]

describe.each(places)('from $name', (place) => {
  let home: Home
  let site: Site
  let member: Member
  const file = join(newFolder(), 'site.backup')

  beforeAll(async () => {
    home = await place.newFilled()
    site = await openSite(home)
    member = await site.newMember()
    const { client } = member
    rows(await client.from('user_goals').insert({ fat_target_g: 70 }).select())
    rows(
      await client
        .from('water_logs')
        .insert([1, 2, 3].map((n) => ({ ...day, amount_ml: n * 100 })))
        .select(),
    )
    rows(
      await client
        .from('weight_logs')
        .insert({ ...day, weight_kg: 70.25 })
        .select(),
    )
    rows(await client.from('meal_entries').insert(meal).select())
    rows(await client.from('meal_schedules').insert(meal).select())
    rows(
      await client.from('recipe_ratings').insert({ recipe_id: '1', rating: 5, notes: 'ünïcödé \\ "quoted"' }).select(),
    )
    rows(
      await client
        .from('custom_recipes')
        .insert({ id: 5_000_000_001, body: { title: 'Soup' } })
        .select(),
    )
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a52' } })
      .webp()
      .toBuffer()
    const photo = { photo: picture.toString('base64'), photo_type: 'image/webp', width: 640, height: 480 }
    const { error } = await site.serverFor(member).rpc('save_recipe_photo', {
      recipe_id: 5_000_000_001,
      ...photo,
      focus_x: 0.2,
      focus_y: 1,
    })
    if (error) throw error
  })
  afterAll(() => site.backend.close())

  test('is one consistent snapshot, although members keep writing', async () => {
    const writer = await site.newMember()
    let writing = true
    const writes = (async () => {
      while (writing)
        rows(
          await writer.client
            .from('water_logs')
            .insert({ ...day, amount_ml: 10 })
            .select(),
        )
    })()
    writeFileSync(`${file}.partial`, 'what a backup that was killed has left', { mode: 0o644 })
    const { rows: count } = await makeBackup(home, file)
    writing = false
    await writes
    expect(count).toBeGreaterThan(10)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const lines = gunzipSync(readFileSync(file)).toString().split('\n')
    const pours = lines.filter((line) => line.includes(writer.id) && line.includes('"amount_ml":10')).length
    const total = lines.find((line) => line.includes(writer.id) && line.includes('"water_intake_ml"'))
    expect(total === undefined ? 0 : Number(/"water_intake_ml":(\d+)/.exec(total)?.[1])).toBe(pours * 10)
  })

  test.each(places)('is restored on $name with accounts, rows and numbers', async (target) => {
    const restored: Home = await target.newEmpty()
    await restoreBackup(file, { ...restored, log })
    const copy = await openSite(restored)
    const { email, password } = member
    const client = copy.visitor()
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect(await everything({ client })).toEqual(await everything(member))
    // A signed-in device stays signed in: the backup includes the secrets.
    const device = await copy.request('/rest/v1/user_goals', { key: site.backend.publishableKey, token: member.token })
    expect(await device.json()).toHaveLength(1)
    rows(
      await client
        .from('water_logs')
        .insert({ ...day, amount_ml: 50 })
        .select(),
    )
    const [today] = rows(await client.from('daily_logs').select('water_intake_ml'))
    expect(today).toEqual({ water_intake_ml: 650 })
    await expect(restoreBackup(file, { ...restored, log })).rejects.toThrow(/already|in use/)
    await copy.backend.close()
  })
})

test('devices also stay signed in if a server has started on the new database before', async () => {
  const elsewhere = await newEmptyHome() // the other ones share their secrets
  await (await openSite(elsewhere)).backend.close()
  const home = await newHome()
  const file = join(newFolder(), 'site.backup')
  const source = await openSite(home)
  const { token } = await source.newMember()
  await makeBackup(home, file)
  await restoreBackup(file, { ...elsewhere, log })
  const copy = await openSite(elsewhere)
  const device = await copy.request('/rest/v1/households', { key: source.backend.publishableKey, token })
  expect(await device.json()).toHaveLength(1)
  for (const { backend } of [source, copy]) await backend.close()
})

describe('a backup', () => {
  let home: Home
  let site: Site
  const file = join(newFolder(), 'site.backup')
  beforeAll(async () => {
    home = newFolderHome()
    site = await openSite(home)
    await site.newMember()
    await makeBackup(home, file)
  })
  afterAll(() => site.backend.close())

  test('that is damaged or truncated is rejected and leaves nothing behind', async () => {
    const text = gunzipSync(readFileSync(file)).toString()
    const broken = {
      'is damaged': readFileSync(file).subarray(0, 500),
      'is incomplete': gzipSync(text.split('\n').slice(0, 12).join('\n')),
      'isn’t a Plateful backup': gzipSync('something else\n'),
    }
    for (const [reason, content] of Object.entries(broken)) {
      const bad = join(newFolder(), 'bad.backup')
      writeFileSync(bad, content)
      const dataDir = newFolder()
      await expect(restoreBackup(bad, { dataDir, log })).rejects.toThrow(reason)
      expect(readdirSync(dataDir)).toEqual([])
    }
    await expect(restoreBackup('/no/such/file', { dataDir: newFolder(), log })).rejects.toThrow('There is no file')
  })

  test('from a newer version is rejected with a solution', async () => {
    const text = gunzipSync(readFileSync(file))
      .toString()
      .replace('"20250101000000"', '"20250101000000","29990101000000"')
    const newer = join(newFolder(), 'newer.backup')
    writeFileSync(newer, gzipSync(text))
    const dataDir = newFolder()
    await expect(restoreBackup(newer, { dataDir, log })).rejects.toThrow('newer version of Plateful')
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('is made and restored from a shell, with the server running or stopped, here into a PostgreSQL server', async () => {
    const environment = {
      ...withoutSettings(process.env),
      DATA_DIR: home.dataDir,
      DATABASE_URL: home.databaseUrl ?? '',
    }
    const run = (script: string, argument: string, env = environment) =>
      promisify(execFile)(process.execPath, [join('scripts', script), argument], { env })
    const running = join(newFolder(), 'running.backup')
    expect((await run('backup.ts', running)).stdout).toContain(`Wrote ${running}`)
    await site.backend.close()
    const stopped = join(newFolder(), 'stopped.backup')
    expect((await run('backup.ts', stopped)).stdout).toContain(`Wrote ${stopped}`)
    const { dataDir, databaseUrl } = await newEmptyHome()
    const target = { ...environment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    expect((await run('restore.ts', stopped, target)).stdout).toContain('into the database')
    const folder = newFolder()
    const intoFolder = await run('restore.ts', stopped, { ...environment, DATA_DIR: folder, DATABASE_URL: '' })
    expect(intoFolder.stdout).toContain(`into ${folder}`)
    await expect(run('restore.ts', '/no/such/file')).rejects.toThrow('There is no file /no/such/file.')
    site = await openSite(home)
  })
})
