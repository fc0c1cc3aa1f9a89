// npm run restore -- <file>: restores a backup into an empty data folder (DATA_DIR) or database (DATABASE_URL).

import { readConfig } from '#server/config.ts'
import { restoreBackup } from '#server/database/restore.ts'

try {
  const config = readConfig(process.env)
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Add the backup to restore: npm run restore -- <file>')
  if (config.hostedBackend) throw new Error('The members’ data is in hosted Supabase; restore it there.')
  const { rows } = await restoreBackup(file, { ...config, log: () => undefined })
  console.log(
    `Restored ${rows} rows into ${config.databaseUrl ? 'the database' : config.dataDir}. Start the server as usual.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
