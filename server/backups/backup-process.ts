// The process that makes a scheduled backup. It has the lowest priority and its own memory, and ends with the server that
// started it. Of several that share a database, one works.
import { setPriority } from 'node:os'
import { isBackupDue } from '#server/database/backup-log.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { failureOf } from '#server/storage/file-store.ts'
import { type BackupSettings, backupStore, type PhotoSettings } from '#server/storage/storage-config.ts'
import { nextBackup, type Written } from './backup.ts'

export interface BackupRequest {
  databaseUrl: string
  dataDir: string
  settings: BackupSettings
  photos?: PhotoSettings
}

export type BackupReply = { written: Written } | { elsewhere: true } | { failure: string }

const LOWEST = 19
/** Any number, the same in every version. */
const BACKUP_LOCK = 7_201_985

if (process.platform !== 'win32') setPriority(LOWEST) // before there are other threads, which inherit it
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => process.exit(1))
process.once('message', (request: BackupRequest) => {
  const reply = (message: BackupReply) => process.send?.(message, () => process.exit(0))
  work(request).then(reply, (error: unknown) => reply({ failure: failureOf(error) }))
})

async function work({ databaseUrl, dataDir, settings, photos }: BackupRequest): Promise<BackupReply> {
  const database = await openPostgres(databaseUrl)
  // The lock ends with its transaction, however this process ends. The backup itself is read in another one.
  return database.longTransaction<BackupReply>(async (statements) => {
    const [lock] = await statements.query('select pg_try_advisory_xact_lock($1) as taken', [BACKUP_LOCK])
    // Another process may just have made it.
    const isDue = lock?.taken && (await isBackupDue(database, backupStore(settings.to).name, settings.everyMs ?? 0))
    return isDue ? { written: await nextBackup(database, { dataDir, photos }, settings) } : { elsewhere: true }
  })
}
