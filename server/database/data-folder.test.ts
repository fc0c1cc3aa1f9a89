// The data folder: what is in it, who may read it, and what is said when it is damaged.
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newFolder, places } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { lockFolder } from './folder-lock.ts'
import { oneAtATime } from './one-at-a-time.ts'

afterAll(leavePlaces)

const embedded = async () => (await places[0]?.newHome()) ?? { dataDir: newFolder() }

test('a first start makes everything it needs in an empty folder, and secrets that only its user can read', async () => {
  const dataDir = join(newFolder(), 'deep', 'data')
  const site = await openSite({ dataDir })
  await site.newMember()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(site.backend.publishableKey).toMatch(/^sb_publishable_/)
  await site.backend.close()
  expect(existsSync(join(dataDir, 'plateful.lock'))).toBe(false)
})

test('secrets made readable by accident are closed again; damaged ones are named', async () => {
  const home = await embedded()
  const site = await openSite(home)
  await site.backend.close()
  const file = join(home.dataDir, 'secrets.json')
  chmodSync(file, 0o644)
  const again = await openSite(home)
  await again.backend.close()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, '{"jwtSecret":')
  await expect(openSite(home)).rejects.toThrow(/secrets\.json is damaged/)
})

test('a damaged database is told in words, with the way to the last backup', async () => {
  const home = await embedded()
  const site = await openSite(home)
  await site.backend.close()
  writeFileSync(join(home.dataDir, 'database', 'global', 'pg_control'), 'nonsense')
  await expect(openSite(home)).rejects.toThrow(/cannot be opened: .*npm run restore -- <backup file>/s)
  rmSync(join(home.dataDir, 'database', 'PG_VERSION'))
  await expect(openSite(home)).rejects.toThrow(/holds no database.*npm run restore/s)
})

test('a first start that was killed halfway is simply done again', async () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'plateful.lock'), '')
  writeFileSync(join(dataDir, 'database.new'), 'half of something')
  const after = await openSite({ dataDir })
  expect(await after.backend.ready()).toBe(true)
  await after.backend.close()
})

test('nothing leaves the machine, and nothing that could report home is even loaded', async () => {
  const { dataDir } = await embedded()
  const child = await promisify(execFile)(process.execPath, ['server/database/testing/offline.ts', dataDir])
  expect(child).toEqual({ stdout: 'done', stderr: '' })
})

test('a lock counts only while the process that holds it lives', () => {
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

test('work for the single session never overlaps, and a failure does not hold up the next', async () => {
  const exclusively = oneAtATime()
  const story: string[] = []
  const work = (name: string, fails = false) =>
    exclusively(async () => {
      story.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      story.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
