// Places that can't take a backup: the message says so, and the last good backup stays.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fillSite } from '#server/database/testing/large-site.ts'
import { leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import { folderStore } from '#server/storage/file-store.ts'
import { makeBackup } from './backup.ts'
import { backupFile, removeOldBackups } from './backup-place.ts'
import { restoreBackup } from './restore.ts'

const log = () => undefined
const mounted: string[] = []

/** A small disk in memory; null if this user may not mount one. */
function newDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmdirSync(folder)
    return null
  }
  mounted.push(folder)
  return folder
}

afterAll(async () => {
  await leavePlaces()
  for (const folder of mounted) {
    execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  }
})

const home = await newHome()
await fillSite(home.databaseUrl, { photos: 10, rows: 100 })

test('a folder instead of a file, and a file instead of a folder, are named', async () => {
  const folder = newFolder()
  await expect(makeBackup(home, folder)).rejects.toThrow(`${folder} is a folder. Name a file in it.`)
  const file = join(folder, 'file')
  writeFileSync(file, 'something else')
  await expect(makeBackup(home, join(file, 'site.backup'))).rejects.toThrow(`${file} is not a folder.`)
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['file'], 'something else'])
})

const disk = newDisk(1)

describe.runIf(disk)('on a disk of 1 MB', () => {
  const folder = disk ?? ''
  const file = join(folder, 'site.backup')

  test('a backup that doesn’t fit says so and leaves the last one', async () => {
    writeFileSync(file, 'the last good backup')
    await expect(makeBackup(home, file)).rejects.toThrow(`The disk that holds ${folder} is full.`)
    expect(readdirSync(folder)).toEqual(['site.backup'])
    expect(readFileSync(file, 'utf8')).toBe('the last good backup')
  })

  test('that can’t be written to, the message says so', async () => {
    execFileSync('mount', ['-o', 'remount,ro', folder])
    for (const target of [file, join(folder, 'new', 'site.backup')])
      await expect(makeBackup(home, target)).rejects.toThrow(/can’t be written to .*Let the user who runs this/)
  })
})

test('a restore onto a full disk says so and leaves nothing behind', async ({ skip }) => {
  const small = newDisk(80) // enough to create a database
  if (!small) return skip()
  const larger = await newHome()
  await fillSite(larger.databaseUrl, { photos: 150, rows: 100 })
  const file = join(newFolder(), 'site.backup')
  await makeBackup(larger, file)
  const dataDir = join(small, 'data')
  await expect(restoreBackup(file, { dataDir, log })).rejects.toThrow(`The disk that holds ${dataDir} is full.`)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual(['postgres.log'])
})

test('only the newest backups are kept, and files with other names stay', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'backups'))
  const days = [1, 2, 3, 4, 5].map((day) => backupFile(join(dataDir, 'backups'), new Date(Date.UTC(2026, 0, day))))
  for (const file of [...days, join(dataDir, 'backups', 'before-the-move.backup')]) writeFileSync(file, '')
  expect(await removeOldBackups(folderStore(join(dataDir, 'backups')), 2)).toBe(3)
  const left = readdirSync(join(dataDir, 'backups')).sort()
  expect(left).toEqual([
    'before-the-move.backup',
    'plateful-2026-01-04T00-00-00-000Z.backup',
    'plateful-2026-01-05T00-00-00-000Z.backup',
  ])
})
