// Backups that the server makes by itself: to a folder and to a bucket, by one process, and again after a failure.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newEmptyHome, newFolder, newHome } from '#server/database/testing/places.ts'
import { type LogLine, openSite } from '#server/database/testing/site.ts'
import { runSql } from '#server/database/testing/sql.ts'
import type { BackupSettings } from '#server/storage/storage-config.ts'
import { startS3 } from '#server/storage/testing/s3-server.ts'
import { startBackups } from './backup-schedule.ts'
import { fetchBackup } from './fetch-backup.ts'
import { restoreBackup } from './restore.ts'

const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  await leavePlaces()
})

const DAY_MS = 24 * 60 * 60_000
const WITHIN = { timeout: 60_000, interval: 50 }
const settings = (to: BackupSettings['to']): BackupSettings => ({ everyMs: DAY_MS, keep: 2, to })

async function newSite() {
  const home = await newHome()
  const site = await openSite(home)
  const member = await site.newMember()
  await site.backend.close()
  return { home, member }
}

/** So many servers that share the database and look every few milliseconds. */
async function servers(count: number, home: { dataDir: string; databaseUrl: string }, backups: BackupSettings) {
  const lines: LogLine[] = []
  const log = (level: string, message: string, fields = {}) => void lines.push({ level, message, fields })
  const running = await Promise.all(
    Array.from({ length: count }, async () => {
      const database = await openPostgres(home.databaseUrl)
      const schedule = startBackups({ database, dataDir: home.dataDir, settings: backups, log, lookEveryMs: 20 })
      return async () => {
        await schedule.close()
        await database.close()
      }
    }),
  )
  return { lines, stop: () => Promise.all(running.map((stop) => stop())) }
}

const logged = (home: { databaseUrl: string }) =>
  runSql<{ failure: string | null }>(home.databaseUrl, 'select failure from plateful.backups order by id')

test('of three servers on one database, one makes the backup, and it can be restored', async () => {
  const { home, member } = await newSite()
  const folder = newFolder()
  const { lines, stop } = await servers(3, home, settings({ folder }))
  await expect.poll(() => lines.length, WITHIN).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 3_000)) // the others have looked by then
  await stop()
  expect(lines).toMatchObject([{ level: 'info', message: 'Made a backup.' }])
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await logged(home)).toEqual([{ failure: null }])

  const copy = await newEmptyHome()
  const storage = { backups: settings({ folder }), s3: null }
  const { file } = await fetchBackup(null, storage, newFolder())
  await restoreBackup(file, { ...copy, log: () => undefined })
  const restored = await openSite(copy)
  const { email, password } = member
  expect((await restored.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  await restored.backend.close()
})

test('the next one follows when it is due, and only so many stay', async () => {
  const { home } = await newSite()
  const folder = newFolder()
  const { lines, stop } = await servers(1, home, settings({ folder }))
  for (const made of [1, 2, 3]) {
    await expect.poll(() => lines.length, WITHIN).toBe(made)
    await runSql(home.databaseUrl, `update plateful.backups set started_at = started_at - interval '1 day'`)
  }
  await stop()
  expect(lines.map(({ message }) => message)).toEqual(['Made a backup.', 'Made a backup.', 'Made a backup.'])
  expect(readdirSync(folder).filter((name) => name.endsWith('.backup')).length).toBeLessThanOrEqual(3)
  expect(lines.at(-1)?.fields).toMatchObject({ removed: 1 })
})

test('a backup goes to a bucket, leaves nothing on this disk, and comes back with one command', async () => {
  const { home } = await newSite()
  const { lines, stop } = await servers(1, home, settings(s3.bucket))
  await expect.poll(() => lines.length, WITHIN).toBe(1)
  await stop()
  expect(lines).toMatchObject([
    { message: 'Made a backup.', fields: { name: /^s3:\/\/plateful-test\/site\/plateful-/ } },
  ])
  expect(readdirSync(join(home.dataDir, 'backups'))).toEqual([])
  expect(JSON.stringify(lines)).not.toContain(s3.bucket.access.secretAccessKey)
  const storage = { backups: settings(s3.bucket), s3: s3.bucket.access }
  for (const wanted of [null, String(lines[0]?.fields.name)]) {
    const folder = newFolder()
    const backup = await fetchBackup(wanted, storage, folder)
    expect(await restoreBackup(backup.file, { ...(await newEmptyHome()), log: () => undefined })).toMatchObject({
      rows: lines[0]?.fields.rows,
    })
    await backup.dispose()
    expect(readdirSync(folder)).toEqual([])
  }
  await expect(fetchBackup('s3://plateful-test/site/gone.backup', storage, newFolder())).rejects.toThrow(
    'has no gone.backup',
  )
})

test('a failure is logged once, kept for the host’s page, and tried again an hour later', async () => {
  const { home } = await newSite()
  const folder = join(newFolder(), 'backups')
  writeFileSync(folder, 'a file, not a folder')
  const { lines, stop } = await servers(2, home, settings({ folder }))
  await expect.poll(() => lines.length, WITHIN).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const reason = `${folder} is not a folder. Name another file for the backup.`
  expect(lines).toMatchObject([{ level: 'error', message: 'The backup failed.', fields: { reason } }])
  expect(await logged(home)).toEqual([{ failure: reason }])
  await runSql(home.databaseUrl, `update plateful.backups set ended_at = ended_at - interval '1 hour'`)
  await expect.poll(() => lines.length, WITHIN).toBe(2)
  await stop()
})

test('a server that stops ends its backup and leaves no half of one', async () => {
  const { home } = await newSite()
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  const { lines, stop } = await servers(1, home, settings({ folder }))
  await expect.poll(() => readdirSync(folder).length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0)
  await stop()
  await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith('.partial')), WITHIN).toEqual([])
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})
