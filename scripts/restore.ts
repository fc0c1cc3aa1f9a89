// npm run restore -- <file>: restores a backup into an empty data folder (DATA_DIR) or database (DATABASE_URL). The file
// may be in a bucket (s3://my-bucket/plateful/the.backup); --latest takes the newest one of BACKUP_TO.
// --end-access also signs everybody out and ends all invitations and all links to recipes and calendars.
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { fetchBackup } from '#server/backups/fetch-backup.ts'
import { restoreBackup } from '#server/backups/restore.ts'
import { readConfig } from '#server/config.ts'

try {
  const config = readConfig(process.env)
  const options = {
    'end-access': { type: 'boolean', default: false },
    latest: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file = null] = positionals
  if (!file && !values.latest)
    throw new Error('Add the backup to restore: npm run restore -- <file>, or --latest for the newest of BACKUP_TO')
  if (config.hostedBackend) throw new Error('The members’ data is in hosted Supabase; restore it there.')
  const endAccess = values['end-access']
  const backup = await fetchBackup(file, config, tmpdir())
  const { rows, createdAt } = await restoreBackup(backup.file, { ...config, endAccess, log: () => undefined }).finally(
    backup.dispose,
  )
  console.log(
    `Restored ${rows} rows into ${config.databaseUrl ? 'the database' : config.dataDir}, as of ${createdAt}. Start the server as usual.`,
  )
  console.log(
    endAccess
      ? 'Everybody has to sign in again, and every invitation and every link to a recipe or calendar has ended.'
      : 'Sessions and links that were ended since then work again. To end all of them, restore with --end-access.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
