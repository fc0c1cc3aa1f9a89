// Repeats every vulnerability we ever found against the whole product, on the embedded database and a PostgreSQL
// server.
import { afterAll, beforeAll, describe, test } from 'vitest'
import { installedPostgres, leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import { startS3 } from '#server/storage/testing/s3-server.ts'
import { onAccounts } from './attacks/on-accounts.ts'
import { onBackups } from './attacks/on-backups.ts'
import { onConnections } from './attacks/on-connections.ts'
import { onImportsAndLinks } from './attacks/on-imports-and-links.ts'
import { onLimits } from './attacks/on-limits.ts'
import { onLockouts } from './attacks/on-lockouts.ts'
import { onPhotos } from './attacks/on-photos.ts'
import { onSearches } from './attacks/on-searches.ts'
import { onSessions } from './attacks/on-sessions.ts'
import { onSignUp } from './attacks/on-sign-up.ts'
import { onTables } from './attacks/on-tables.ts'
import { onTheServer } from './attacks/on-the-server.ts'
import { type AttackedSite, openAttackedSite } from './testing/attacked-site.ts'

const installed = await installedPostgres()
const databases = [
  { name: 'the embedded database', newHome },
  ...(installed ? [{ name: installed.name, newHome: installed.newEmptyHome }] : []),
]

const attacks = [
  onAccounts,
  onBackups,
  onConnections,
  onImportsAndLinks,
  onPhotos,
  onLimits,
  onLockouts,
  onSearches,
  onSessions,
  onSignUp,
  onTables,
  onTheServer,
].flat()

const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  await leavePlaces()
}, 30_000)

describe.each(databases)('on $name', (database) => {
  let site: AttackedSite
  beforeAll(async () => {
    site = await openAttackedSite(await database.newHome())
  }, 120_000)
  afterAll(() => site?.close(), 30_000)

  test.each(attacks)('$holds', ({ attack }) => attack(site))

  describe.each(['folder', 's3'])('with photos in a %s', (store) => {
    let withFiles: AttackedSite
    beforeAll(async () => {
      const places = { PHOTO_STORE: store, PHOTO_FOLDER: newFolder(), PHOTO_BUCKET: 's3://plateful-test/photos' }
      withFiles = { ...site, plain: await site.open({ ...s3.env, ...places }) }
    })
    test.each(onPhotos)('$holds', ({ attack }) => attack(withFiles))
  })
})
