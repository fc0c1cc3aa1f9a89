// npm run backup [-- file]: writes all member data to one file, even while the server runs.
import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { backupFile, makeBackup } from '#server/database/backup.ts'

try {
  const config = readConfig(process.env)
  if (config.hostedBackend) throw new Error('The members’ data is in hosted Supabase, which makes its own backups.')
  const file = resolve(process.argv[2] ?? backupFile(config.dataDir))
  const { rows, bytes } = await makeBackup(config, file)
  console.log(
    `Wrote ${file} (${rows} rows, ${Math.ceil(bytes / 1024)} KB). Keep it safe: it contains members’ data and secrets.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
