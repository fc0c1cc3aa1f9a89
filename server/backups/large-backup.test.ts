// Backup and restore of more than fits into memory, by the real commands. The full size: npm run bench:backup
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { digestsOf, fillSite, type Measured, runMeasured } from '#server/database/testing/large-site.ts'
import { leavePlaces, newEmptyHome, newFolder, newHome } from '#server/database/testing/places.ts'

afterAll(leavePlaces)

const SIZE = { photos: 150, rows: 20_000 }
const MOST_MEGABYTES = 340

test('photos and rows of any size are backed up and restored, row by row the same, in little memory', async () => {
  const source = await newHome()
  await fillSite(source.databaseUrl, SIZE)
  const expected = await digestsOf(source.databaseUrl)
  expect([expected['public.recipe_photos']?.length, expected['public.meal_entries']?.length]).toEqual([150, 20_000])
  const measured: Measured[] = []
  const measure = async (...run: Parameters<typeof runMeasured>) => measured.push(await runMeasured(...run))

  const fromServer = join(newFolder(), 'site.backup')
  await measure('backup', fromServer, source)
  const folder = { dataDir: newFolder() }
  await measure('restore', fromServer, folder)
  const embedded = await startEmbedded(folder.dataDir)
  expect(await digestsOf(embedded.url)).toEqual(expected)
  await embedded.stop()

  const fromFolder = join(newFolder(), 'folder.backup')
  await measure('backup', fromFolder, folder)
  const server = await newEmptyHome()
  await measure('restore', fromFolder, server)
  expect(await digestsOf(server.databaseUrl)).toEqual(expected)
  for (const { megabytes } of measured) expect(megabytes).toBeLessThan(MOST_MEGABYTES)
}, 600_000) // on a busy machine, each of the four commands waits for all other work
