// When the disk is full: clear messages, nothing acknowledged is lost, and writes work again by themselves afterward.
// For a disk that is really full, which needs root: npm run bench:faults
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readableFailure } from '#server/database/readable-error.ts'
import { writeUntilFull } from '#server/database/testing/full-disk.ts'
import { leavePlaces, newFolder, newFolderHome } from '#server/database/testing/places.ts'
import { explainFullDisk } from './disk-space.ts'

afterAll(leavePlaces)

test('a database that can’t write its journal rejects writes, doesn’t block others, and recovers without a restart', async () => {
  const { dataDir } = newFolderHome()
  const journal = join(dataDir, 'postgres', 'pg_wal')
  const story = await writeUntilFull({
    dataDir,
    // The current segment stays open; there is no space for the next one.
    fill() {
      renameSync(journal, `${journal}.away`)
      writeFileSync(journal, '')
    },
    freeSpace() {
      rmSync(journal)
      renameSync(`${journal}.away`, journal)
    },
  })
  expect(story.refusals.map(({ status }) => status)).toEqual([503])
  expect(story.refusals[0]?.message).toContain('can’t reach the database')
  expect(story.acknowledged).toBeGreaterThan(30)
  expect(story.wroteAfterwards).toBe(true)
  expect(story.found).toBe(story.acknowledged + 1)
})

test('a full disk has its own response, and a start without space reports it instead of a damaged folder', () => {
  const failure = Object.assign(new Error('could not extend file "base/5/1": No space left on device'), {
    code: '53100',
  })
  expect(readableFailure(failure)).toMatchObject({
    status: 507,
    message: expect.stringContaining('disk that holds members’ data is full'),
  })
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
  expect(String(explainFullDisk(newFolder(), full))).toMatch(/is full.*Free at least 64 MB/)
  expect(explainFullDisk(newFolder(), failure)).not.toBe(failure)
  const other = new Error('something else')
  expect(explainFullDisk(newFolder(), other)).toBe(other)
})
