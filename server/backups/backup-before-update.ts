// An embedded database is backed up before a new version changes it, so that the update can be undone.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'
import { StartError } from '#server/process/start-error.ts'
import { type BackupSource, makeBackup } from './backup.ts'

const NAME = /^before-update-\d+\.backup$/
const KEEP = 2

/** `latest` is the migration that the database has reached: an update that failed halfway doesn't replace its backup. */
export const backupBeforeUpdate =
  ({ url }: Pick<Database, 'url'>, { dataDir, photos, log }: BackupSource & { log: Log }) =>
  async (latest: string): Promise<void> => {
    const folder = join(dataDir, 'backups')
    const file = join(folder, `before-update-${latest}.backup`)
    log('info', 'Making a backup before the update.', { file })
    await makeBackup({ dataDir, databaseUrl: url, photos }, file).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new StartError(`The update needs a backup first, and that failed: ${reason} Nothing was changed.`, {
        cause,
      })
    })
    const earlier = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
    for (const name of earlier.slice(0, -KEEP)) await rm(join(folder, name))
  }
