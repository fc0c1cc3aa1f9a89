// Restores a backup into a database without members.
import { existsSync } from 'node:fs'
import type { Database, Statements } from '#server/database/database.ts'
import { hasFreeSpace, isDiskFull } from '#server/database/disk-space.ts'
import { clusterFolder, removeCluster } from '#server/database/embedded/cluster.ts'
import { openFolder } from '#server/database/folder-database.ts'
import { type Migration, OWN_MIGRATIONS, readMigrations } from '#server/database/migrations.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { codeOf } from '#server/database/readable-error.ts'
import { restoreSecrets } from '#server/database/secrets.ts'
import type { Log } from '#server/http/log.ts'
import { prepareSchema } from '#server/schema.ts'
import { BackupError, type BackupHeader, readArchive } from './backup-archive.ts'
import { loadRows } from './restore-rows.ts'

interface Target {
  dataDir: string
  databaseUrl?: string | null
  /** Ends every session, link and invitation: some may have been ended since the backup was made. */
  endAccess?: boolean
  log: Log
}

const ACCESS_TABLES = [
  ...['auth.refresh_tokens', 'auth.sessions', 'public.household_invitations'],
  ...['public.recipe_links', 'private.removed_recipe_links', 'public.collection_links'],
  'public.calendar_feeds',
]

interface Restored {
  rows: number
  /** When the backup was made. */
  createdAt: string
}

export async function restoreBackup(file: string, target: Target): Promise<Restored> {
  const { dataDir, databaseUrl } = target
  const header = await check(file) // verify the whole file first
  if (databaseUrl) {
    const database = await openPostgres(databaseUrl)
    return fill(database, file, header, target).finally(() => database.close())
  }
  if (existsSync(clusterFolder(dataDir)))
    throw new BackupError(`${dataDir} already has a database. Move it away, or set DATA_DIR to another folder.`)
  const database = await openFolder(dataDir)
  const restored = await fill(database, file, header, target).catch(async (error: unknown) => {
    const isFull = isDiskFull(codeOf(error)) || !hasFreeSpace(dataDir) // the database may have stopped for it
    await database.close()
    removeCluster(dataDir)
    throw isFull
      ? new BackupError(`The disk that holds ${dataDir} is full. Nothing was restored.`, { cause: error })
      : error
  })
  await database.close()
  return restored
}

async function check(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const part of readArchive(file)) if ('header' in part) header = part.header
  if (!header) throw new BackupError(`${file} is empty.`)
  await migrationsOf(header)
  return header
}

// The rows match the schema of their time; the next startup applies later migrations.
async function migrationsOf({ migrations }: BackupHeader): Promise<Migration[]> {
  const known = await readMigrations(OWN_MIGRATIONS)
  const unknown = migrations.find((version) => !known.some((migration) => migration.version === version))
  if (unknown)
    throw new BackupError(
      `The backup was made by a newer version of Plateful (it has migration ${unknown}). Restore it with that version.`,
    )
  return known.filter(({ version }) => migrations.includes(version))
}

async function fill(database: Database, file: string, header: BackupHeader, target: Target): Promise<Restored> {
  await database.alone(async () => {
    await refuseMembers(database)
    await restoreSecrets(database, header.secrets)
    await prepareSchema(database, { migrations: await migrationsOf(header), log: target.log })
  })
  const rows = await database.longTransaction(async (statements) => {
    const count = await loadRows(statements, file)
    if (target.endAccess) await endAccess(statements)
    return count
  })
  return { rows, createdAt: header.createdAt }
}

async function refuseMembers(database: Database) {
  const [found] = await database.query(`select to_regclass('auth.users') is not null as there`)
  if (!found?.there) return
  const [members] = await database.query('select exists (select from auth.users) as there')
  if (members?.there) throw new BackupError('The database already has members. Restore into an empty one.')
}

async function endAccess(statements: Statements) {
  for (const table of ACCESS_TABLES) {
    const [found] = await statements.query('select to_regclass($1) is not null as there', [table])
    if (found?.there) await statements.script(`delete from ${table}`) // older backups have fewer tables
  }
}
