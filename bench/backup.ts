// npm run bench:backup: backup and restore of many photos and rows by the real commands, on the embedded database and on
// an installed PostgreSQL, compared row by row. Options: --photos 1500, --rows 200000, --store folder or s3: where the
// photos are before the first backup.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { digestsOf, fillSite, runMeasured } from '#server/database/testing/large-site.ts'
import { type Home, installedPostgres, leavePlaces, newFolder } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { movePhotos } from '#server/photos/move-photos.ts'
import { openPhotoFiles } from '#server/photos/photo-files.ts'
import { startS3 } from '#server/storage/testing/s3-server.ts'
import { report } from './measure.ts'

const MOST_MEGABYTES = 512
const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '1500' },
    rows: { type: 'string', default: '200000' },
    store: { type: 'string' },
  },
})
const size = { photos: Number(values.photos), rows: Number(values.rows) }

async function measure(script: 'backup' | 'restore', file: string, home: Home, settings?: Record<string, string>) {
  const { seconds, megabytes } = await runMeasured(script, file, home, settings)
  const where = home.databaseUrl ? 'PostgreSQL server' : 'embedded database'
  const sizeOfFile = `${Math.round(statSync(file).size / 1e6)} MB file`
  const measured = `${seconds.toFixed(0)} s, ${megabytes} MB, ${sizeOfFile}`
  report(`${script}, ${where}`, measured, `${MOST_MEGABYTES} MB`, megabytes <= MOST_MEGABYTES)
}

/** With the database of the folder running. */
async function inFolder<Result>({ dataDir }: Home, work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startEmbedded(dataDir)
  return work(url).finally(stop)
}

/** Moves the photos out of the database. Resolves to the settings that say where they are. */
async function photosOutside(url: string, store: 'folder' | 's3') {
  const folder = newFolder()
  const database = await openPostgres(url)
  const files = await openPhotoFiles({ store, folder, bucket: s3?.bucket ?? null }, database)
  const { moved } = await movePhotos(database, files)
  await database.close()
  report(`photos moved to ${store}`, String(moved), String(size.photos), moved === size.photos)
  return {
    PHOTO_FOLDER: folder,
    ...(s3 && { PHOTO_BUCKET: `s3://${s3.bucket.bucket}/${s3.bucket.prefix}`, ...s3.env }),
  }
}

const { store } = values
const s3 = store === 's3' ? await startS3() : null
try {
  const source: Home = { dataDir: newFolder() }
  await (await openSite(source)).backend.close()
  await inFolder(source, (url) => fillSite(url, size))
  const expected = await inFolder(source, digestsOf)
  const server = await (await installedPostgres())?.newEmptyHome()
  const first = join(newFolder(), 'first.backup')
  const settings =
    store === 'folder' || store === 's3' ? await inFolder(source, (url) => photosOutside(url, store)) : undefined
  await measure('backup', first, source, settings)
  if (server) {
    await measure('restore', first, server)
    report('rows on the server', '', 'the same', isDeepStrictEqual(await digestsOf(server.databaseUrl), expected))
    await measure('backup', `${first}.server`, server)
  }
  const copy = { dataDir: newFolder() }
  await measure('restore', server ? `${first}.server` : first, copy)
  const found = await inFolder(copy, digestsOf)
  report('rows in the folder', '', 'the same', isDeepStrictEqual(found, expected))
} finally {
  await s3?.stop()
  await leavePlaces()
}
