// Brings a backup back into a place that holds no members yet.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createEngine } from '#server/engine/engine.ts'
import { withQuietConsole } from '#server/engine/fixes/quiet-console.ts'
import type { Log } from '#server/http/log.ts'
import { BackupError, type BackupHeader, type BackupTable, quoted, readArchive } from './backup-archive.ts'
import type { Database, Statements } from './database.ts'
import { databaseFolder, openFolder } from './database-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { type Migration, ownMigrations, readMigrations } from './migrations.ts'
import { openPostgres } from './postgres-database.ts'
import { prepareSchema } from './schema.ts'
import { secretsFile, secretsInDatabase, writeSecrets } from './secrets.ts'

type Target = { dataDir: string; databaseUrl?: string | null; log: Log }

export async function restoreBackup(file: string, { dataDir, databaseUrl, log }: Target): Promise<{ rows: number }> {
  const header = await check(file) // the whole file, before anything is made
  if (databaseUrl) {
    const database = await openPostgres(databaseUrl)
    return fill(database, file, header, log).finally(() => database.close())
  }
  const unlock = lockFolder(dataDir)
  try {
    if (existsSync(databaseFolder(dataDir)))
      throw new BackupError(`${dataDir} holds a database already. Move it away, or name another folder with DATA_DIR.`)
    return await intoFolder(dataDir, file, header, log)
  } finally {
    unlock()
  }
}

async function intoFolder(dataDir: string, file: string, header: BackupHeader, log: Log) {
  try {
    const database = await openFolder(dataDir)
    const result = await fill(database, file, header, log).finally(() => database.close())
    await writeSecrets(dataDir, header.secrets)
    return result
  } catch (error) {
    await rm(databaseFolder(dataDir), { recursive: true, force: true })
    await rm(secretsFile(dataDir), { force: true })
    throw error
  }
}

async function check(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const part of readArchive(file)) if ('header' in part) header = part.header
  if (!header) throw new BackupError(`${file} is empty.`)
  await migrationsOf(header)
  return header
}

// The rows fit the tables as they were; the next start applies what came later.
async function migrationsOf({ migrations }: BackupHeader): Promise<Migration[]> {
  const known = await readMigrations(ownMigrations)
  const unknown = migrations.find((version) => !known.some((migration) => migration.version === version))
  if (unknown)
    throw new BackupError(
      `The backup was made by a newer Plateful (it has migration ${unknown}). Restore it with that one.`,
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
        if (database.kind === 'postgres') await secretsInDatabase(database, secrets)
        const engine = await createEngine({
          database,
          secrets,
          publicUrl: 'http://localhost',
          mail: { send: async () => undefined },
        })
        await prepareSchema(database, engine, await migrationsOf(header), log)
      },
    ),
  )
  return database.exclusively(() => database.transaction((statements) => load(statements, file)))
}

async function refuseMembers(database: Database) {
  const [found] = await database.query(`select to_regclass('auth.users') is not null as there`)
  if (!found?.there) return
  const [members] = await database.query('select exists (select from auth.users) as there')
  if (members?.there) throw new BackupError('The database holds members already. Restore into an empty one.')
}

async function load(statements: Statements, file: string): Promise<{ rows: number }> {
  const tables: BackupTable[] = []
  let rows: string[] = []
  let count = 0
  const flush = async () => {
    const table = tables.at(-1)
    if (table && rows.length > 0) await insert(statements, table, rows)
    count += rows.length
    rows = []
  }
  for await (const part of readArchive(file)) {
    if ('table' in part) {
      await flush()
      tables.push(part.table)
      // The day's totals are in the backup; the triggers would count them again.
      if (part.table.schema === 'public')
        await statements.script(`alter table ${nameOf(part.table)} disable trigger user`)
    } else if ('row' in part && rows.push(part.row) === 500) await flush()
  }
  await flush()
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    await statements.script(`alter table ${nameOf(table)} enable trigger user`)
    if (table.columns.includes('id')) await continueNumbers(statements, table)
  }
  return { rows: count }
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
  await statements.script(
    `select setval(pg_get_serial_sequence('${nameOf(table)}', 'id'), greatest((select max(id) from ${nameOf(table)}), 1),
       (select max(id) from ${nameOf(table)}) is not null)`,
  )
}

function nameOf({ schema, name }: BackupTable) {
  return `${quoted(schema)}.${quoted(name)}`
}
