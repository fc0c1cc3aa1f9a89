// npm run backup [-- file]: writes all member data to one file, even while the server runs.
// --keep 14 then removes the oldest backups of the default folder until 14 are left.
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '#server/backups/backup.ts'
import { backupFile, removeOldBackups } from '#server/backups/backup-place.ts'
import { readConfig } from '#server/config.ts'

try {
  const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0))
    throw new Error('Say how many backups to keep, for example --keep 14.')
  const config = readConfig(process.env)
  if (config.hostedBackend) throw new Error('The members’ data is in hosted Supabase, which makes its own backups.')
  const file = resolve(positionals[0] ?? backupFile(config.dataDir))
  const { rows, bytes } = await makeBackup(config, file)
  console.log(
    `Wrote ${file} (${rows} rows, ${Math.ceil(bytes / 1024)} KB). Keep it safe: it contains members’ data and secrets.`,
  )
  if (keep !== null) console.log(`Removed ${await removeOldBackups(dirname(file), keep)} older backups.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
