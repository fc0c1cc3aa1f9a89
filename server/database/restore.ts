// Restores a backup into a database without members.
import { existsSync } from 'node:fs'
import { createEngine } from '#server/engine/engine.ts'
import { withQuietConsole } from '#server/engine/fixes/quiet-console.ts'
import type { Log } from '#server/http/log.ts'
import { BackupError, type BackupHeader, readArchive } from './backup-archive.ts'
import { BATCH_BYTES, type BackupTable, nameOf, quoted } from './backup-rows.ts'
import type { Database, Statements } from './database.ts'
import { clusterFolder, removeCluster } from './embedded/cluster.ts'
import { openFolder } from './folder-database.ts'
import { type Migration, OWN_MIGRATIONS, readMigrations } from './migrations.ts'
import { openPostgres } from './postgres-database.ts'
import { prepareSchema } from './schema.ts'
import { restoreSecrets } from './secrets.ts'

/** More make it no faster. */
const BATCH_ROWS = 500

interface Target {
  dataDir: string
  databaseUrl?: string | null
  log: Log
}

export async function restoreBackup(file: string, { dataDir, databaseUrl, log }: Target): Promise<{ rows: number }> {
  const header = await check(file) // verify the whole file first
  if (databaseUrl) {
    const database = await openPostgres(databaseUrl)
    return fill(database, file, header, log).finally(() => database.close())
  }
  if (existsSync(clusterFolder(dataDir)))
    throw new BackupError(`${dataDir} already has a database. Move it away, or set DATA_DIR to another folder.`)
  const database = await openFolder(dataDir)
  const restored = await fill(database, file, header, log).catch(async (error: unknown) => {
    await database.close()
    removeCluster(dataDir)
    throw error
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

async function fill(database: Database, file: string, header: BackupHeader, log: Log): Promise<{ rows: number }> {
  await database.alone(() =>
    withQuietConsole(
      () => undefined,
      async () => {
        await refuseMembers(database)
        const { secrets } = header
        await restoreSecrets(database, secrets)
        const engine = await createEngine({ database, secrets, publicUrl: 'http://localhost' })
        await prepareSchema(database, engine, await migrationsOf(header), log)
      },
    ),
  )
  return database.longTransaction((statements) => load(statements, file))
}

async function refuseMembers(database: Database) {
  const [found] = await database.query(`select to_regclass('auth.users') is not null as there`)
  if (!found?.there) return
  const [members] = await database.query('select exists (select from auth.users) as there')
  if (members?.there) throw new BackupError('The database already has members. Restore into an empty one.')
}

async function load(statements: Statements, file: string): Promise<{ rows: number }> {
  const tables: BackupTable[] = []
  let rows: string[] = []
  let length = 0
  let count = 0
  const flush = async () => {
    const table = tables.at(-1)
    if (table && rows.length > 0) await insert(statements, table, rows)
    count += rows.length
    rows = []
    length = 0
  }
  await statements.script('set constraints all deferred') // rows of one table may refer to later ones
  for await (const part of readArchive(file)) {
    if ('table' in part) {
      await flush()
      tables.push(part.table)
      // Triggers are off, because the backup already contains the rows that they write.
      await statements.script(`alter table ${nameOf(part.table)} disable trigger user`)
    } else if ('row' in part) {
      rows.push(part.row)
      length += part.row.length
      if (length >= BATCH_BYTES || rows.length === BATCH_ROWS) await flush()
    }
  }
  await flush()
  await statements.script('set constraints all immediate') // a table with pending checks can't be altered
  for (const table of tables) {
    await statements.script(`alter table ${nameOf(table)} enable trigger user`)
    if (table.columns.includes('id')) await continueNumbers(statements, table)
  }
  await recountUsage(statements)
  return { rows: count }
}

// Recount quotas, which triggers maintain. Older backups have none.
async function recountUsage(statements: Statements) {
  const [found] = await statements.query(`select to_regproc('private.recount_usage') is not null as there`)
  if (found?.there) await statements.query('select private.recount_usage()')
}

async function insert(statements: Statements, table: BackupTable, rows: readonly string[]) {
  const columns = table.columns.map(quoted).join(', ')
  await statements.query(
    `insert into ${nameOf(table)} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${nameOf(table)}, $1::text::json)`,
    [`[${rows.join(',')}]`],
  )
}

async function continueNumbers(statements: Statements, table: BackupTable) {
  const [found] = await statements.query(`select pg_get_serial_sequence($1, 'id') as sequence`, [nameOf(table)])
  if (!found?.sequence) return // its ids aren't generated by the database
  await statements.script(
    `select setval('${found.sequence}', greatest((select max(id) from ${nameOf(table)}), 1),
       (select max(id) from ${nameOf(table)}) is not null)`,
  )
}
