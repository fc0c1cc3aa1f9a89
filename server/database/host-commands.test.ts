// What a host runs beside the server, as they run it: each command in a process of its own.
import { execFile } from 'node:child_process'
import { cpSync, globSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#server/backups/restore.ts'
import { withoutSettings } from '#server/config.ts'
import { startS3 } from '#server/storage/testing/s3-server.ts'
import { browserAt, startServer } from '#server/testing/running-server.ts'
import { leavePlaces, newEmptyHome, newFolder, newFolderHome } from './testing/places.ts'
import { runSql } from './testing/sql.ts'

const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  await leavePlaces()
})

const SOUP = 5_000_000_001
const ACCOUNT = { email: 'ada@example.test', password: 'a good password' }

/** What it printed; rejects with that if it fails. */
async function command(name: string, settings: Record<string, string>, cwd = resolve('.')): Promise<string> {
  const env = { ...withoutSettings(process.env), LOG_LEVEL: 'error', ...settings }
  return (await promisify(execFile)(process.execPath, [`scripts/${name}.ts`], { cwd, env })).stdout.trim()
}

/** A copy of this version with one more migration. */
function nextVersion(): string {
  const folder = newFolder()
  for (const part of ['server', 'domain', 'supabase/migrations', 'scripts/migrate.ts', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'supabase/migrations/29990101000000_next.sql'), 'create table public.note (id int)')
  return folder
}

test('a server with MIGRATE=no starts once npm run migrate has prepared the database, which can be run again', async () => {
  const { databaseUrl } = await newEmptyHome()
  const start = () => startServer({ dataDir: newFolder(), databaseUrl, environment: { MIGRATE: 'no' } })
  await expect(start()).rejects.toThrow('Run “npm run migrate” with this version first.')
  for (const _ of ['first', 'again'])
    expect(await command('migrate', { DATABASE_URL: databaseUrl })).toBe('The database is ready for this version.')
  const server = await start()
  onTestFinished(() => server.stop())
  expect((await (await browserAt(server)).auth.signUp(ACCOUNT)).error).toBeNull()
})

test('npm run photos moves photos between database, folder and bucket; migrating takes them into its backup', async () => {
  const { dataDir } = newFolderHome()
  const folder = newFolder()
  const places = { DATA_DIR: dataDir, PHOTO_FOLDER: folder, PHOTO_BUCKET: 's3://plateful-test/photos', ...s3.env }
  const inFolder = () => globSync('**/*.webp', { cwd: folder }).length
  const stored = () => [inFolder(), s3.objects.size]

  const server = await startServer({ dataDir, environment: { ...places, PHOTO_STORE: 'folder' } })
  onTestFinished(() => server.stop()) // if the test fails before that
  const client = await browserAt(server)
  const { data } = await client.auth.signUp(ACCOUNT)
  const authorization = `Bearer ${data.session?.access_token}`
  expect((await client.from('custom_recipes').insert({ id: SOUP, body: { title: 'Soup' } })).error).toBeNull()
  const body = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c11' } })
    .webp()
    .toBuffer()
  const photo = `${server.origin}/api/photos/${SOUP}`
  const sent = await fetch(photo, { method: 'PUT', headers: { authorization }, body: new Uint8Array(body) })
  expect(sent.ok, await sent.text()).toBe(true)
  expect(stored()).toEqual([1, 0])

  expect(await command('photos', { ...places, PHOTO_STORE: 's3' })).toBe('Photos moved to the bucket: 1.')
  expect(stored()).toEqual([0, 1])
  const shown = await fetch(photo, { headers: { authorization } })
  expect(Buffer.from(await shown.arrayBuffer()).equals(body)).toBe(true)
  expect(await command('photos', { ...places, PHOTO_STORE: 'database' })).toBe('Photos moved to the database: 1.')
  expect(stored()).toEqual([0, 0])
  await server.stop()
  expect(await command('photos', { ...places, PHOTO_STORE: 'folder' })).toBe('Photos moved to the folder: 1.')
  expect(stored()).toEqual([1, 0])

  await command('migrate', places, nextVersion())
  const [backup = ''] = readdirSync(join(dataDir, 'backups'))
  const home = await newEmptyHome()
  await restoreBackup(join(dataDir, 'backups', backup), { ...home, log: () => undefined })
  const restored = 'select octet_length(bytes)::int as bytes from public.recipe_photos'
  expect(await runSql(home.databaseUrl, restored)).toEqual([{ bytes: body.length }])
})
