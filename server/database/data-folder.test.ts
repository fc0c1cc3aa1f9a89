// The data folder: its contents, who can read it, and the messages if it is damaged.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newFolder, newFolderHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { lockFolder } from './folder-lock.ts'

afterAll(leavePlaces)

test('the first start creates everything it needs in an empty folder that only its user can read', async () => {
  const dataDir = join(newFolder(), 'deep', 'data')
  const site = await openSite({ dataDir })
  await site.newMember()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600)
  expect(site.backend.publishableKey).toMatch(/^sb_publishable_/)
  await site.backend.close()
  expect(existsSync(join(dataDir, 'plateful.lock'))).toBe(false)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('a damaged database is reported clearly, with how to restore the last backup', async () => {
  const home = newFolderHome()
  writeFileSync(join(home.dataDir, 'postgres', 'global', 'pg_control'), 'nonsense')
  await expect(openSite(home)).rejects.toThrow(/cannot be opened: .*npm run restore -- <backup file>/s)
  rmSync(join(home.dataDir, 'postgres', 'PG_VERSION'))
  await expect(openSite(home)).rejects.toThrow(/holds no database.*npm run restore/s)
})

test('a database of another PostgreSQL version is rejected with how to move its data', async () => {
  const home = newFolderHome()
  writeFileSync(join(home.dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(openSite(home)).rejects.toThrow(/made by PostgreSQL 17; .*npm run backup.*npm run restore/)
})

test('a folder of the earlier PGlite is rejected with how to move its data, and not touched', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
  await expect(openSite({ dataDir })).rejects.toThrow(/PGlite.*npm run backup.*npm run restore/)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  expect(readFileSync(join(dataDir, 'database', 'PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a first start that was killed halfway is simply repeated', async () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'plateful.lock'), '')
  writeFileSync(join(dataDir, 'postgres.new'), 'half of something')
  const after = await openSite({ dataDir })
  expect(await after.backend.readiness.problem()).toBeNull()
  await after.backend.close()
})

test('nothing leaves the machine, and nothing that could send usage data is even loaded', async () => {
  const { dataDir } = newFolderHome()
  const child = await promisify(execFile)(process.execPath, ['server/database/testing/offline.ts', dataDir])
  expect(child).toEqual({ stdout: 'done', stderr: '' })
})

test('a lock counts only while its process is alive', () => {
  const folder = newFolder()
  const file = join(folder, 'plateful.lock')
  const unlock = lockFolder(folder)
  const own = readFileSync(file, 'utf8')
  expect(() => lockFolder(folder)).toThrow('in use')
  unlock()
  const holder = JSON.parse(own)
  const stale = [
    { ...holder, pid: 2 ** 22 + 1 }, // no such process
    { ...holder, pid: process.ppid, started: 'long ago' }, // the number is somebody else's by now
    { ...holder, host: 'another container' },
  ]
  for (const text of [...stale.map((value) => JSON.stringify(value)), '', '{"pid":']) {
    writeFileSync(file, text)
    lockFolder(folder)()
  }
  expect(existsSync(file)).toBe(false)
})
