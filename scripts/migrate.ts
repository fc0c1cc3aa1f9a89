// npm run migrate: brings the database to this version's schema, so that servers with MIGRATE=no can start.
import { backupBeforeUpdate } from '#server/backups/backup-before-update.ts'
import { readConfig } from '#server/config.ts'
import { OWN_MIGRATIONS, readMigrations } from '#server/database/migrations.ts'
import { openForScript } from '#server/database/open-for-script.ts'
import { createLog } from '#server/http/log.ts'
import { prepareSchema, refuseReadOnly } from '#server/schema.ts'

try {
  const config = readConfig(process.env)
  if (config.hostedBackend) throw new Error('The members’ data is in hosted Supabase: run “supabase db push”.')
  const log = createLog(config.logLevel)
  const migrations = await readMigrations(OWN_MIGRATIONS)
  const database = await openForScript(config)
  const { dataDir, databaseUrl, photos } = config
  const beforeMigrating = databaseUrl ? undefined : backupBeforeUpdate(database, { dataDir, photos, log })
  try {
    await refuseReadOnly(database)
    await database.alone(() => prepareSchema(database, { migrations, log, beforeMigrating }))
  } finally {
    await database.close()
  }
  console.log('The database is ready for this version.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
