// npm run bench:backup: backup and restore of many photos and rows by the real commands, on the embedded database and on
// an installed PostgreSQL, compared row by row. Options: --photos 1500, --rows 200000.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { digestsOf, fillSite, runMeasured } from '#server/database/testing/large-site.ts'
import { type Home, installedPostgres, leavePlaces, newFolder } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { report } from './measure.ts'

const MOST_MEGABYTES = 512
const { values } = parseArgs({
  options: { photos: { type: 'string', default: '1500' }, rows: { type: 'string', default: '200000' } },
})
const size = { photos: Number(values.photos), rows: Number(values.rows) }

async function measure(script: 'backup' | 'restore', file: string, home: Home) {
  const { seconds, megabytes } = await runMeasured(script, file, home)
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

try {
  const source: Home = { dataDir: newFolder() }
  await (await openSite(source)).backend.close()
  await inFolder(source, (url) => fillSite(url, size))
  const expected = await inFolder(source, digestsOf)
  const server = await (await installedPostgres())?.newEmptyHome()
  const first = join(newFolder(), 'first.backup')
  await measure('backup', first, source)
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
  await leavePlaces()
}
