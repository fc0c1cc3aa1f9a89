// Applies pending migrations in order, each in its own transaction.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '#server/http/log.ts'
import { StartError } from '#server/process/start-error.ts'
import type { Database, Statements } from './database.ts'

export interface Migration {
  version: string
  name: string
  text: string
  checksum: string
}

/** The product's own migrations. */
export const OWN_MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))

const fileName = /^(\d+)_([a-z0-9_]+)\.sql$/

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = fileName.exec(file) ?? []
      if (!version || !name) throw new StartError(`The migration ${file} is not named like 20250101000000_subject.sql.`)
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { version, name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

export async function applyMigrations(database: Database, migrations: readonly Migration[], log: Log): Promise<void> {
  await database.script(`
    create schema if not exists plateful;
    create table if not exists plateful.migrations (
      version text primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const done = new Map((await appliedMigrations(database)).map((migration) => [migration.version, migration.checksum]))
  refuseWhatDoesNotFit(done, migrations)
  const pending = migrations.filter(({ version }) => !done.has(version))
  // Don't list every migration of a new database.
  const isNew = done.size === 0
  for (const migration of pending) {
    await applyOne(database, migration)
    const { version, name } = migration
    log(isNew ? 'debug' : 'info', 'Applied a migration.', { version, migration: name })
  }
  if (isNew) log('info', 'Set up a new database.', { migrations: pending.length })
}

export async function appliedMigrations(database: Statements): Promise<{ version: string; checksum: string }[]> {
  const rows = await database.query('select version, checksum from plateful.migrations order by version')
  return rows.map((row) => ({ version: String(row.version), checksum: String(row.checksum) }))
}

function refuseWhatDoesNotFit(done: ReadonlyMap<string, string>, migrations: readonly Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  const newest = migrations.at(-1)?.version ?? ''
  for (const [version, checksum] of done) {
    const migration = known.get(version)
    if (!migration && version > newest)
      throw new StartError(
        `The database is at migration ${version}, which this version of Plateful does not know. Start the newer version, or restore a backup made before it.`,
      )
    if (!migration) throw new StartError(`The migration ${version} was applied to this database, but its file is gone.`)
    if (migration.checksum !== checksum)
      throw new StartError(
        `The migration ${version}_${migration.name} was changed after it had been applied. Restore the file and add a new migration instead.`,
      )
  }
  const gap = migrations.find(({ version }) => !done.has(version) && [...done.keys()].some((later) => later > version))
  if (gap)
    throw new StartError(
      `The migration ${gap.version}_${gap.name} is older than what the database has already applied.`,
    )
}

async function applyOne(database: Database, { version, name, text, checksum }: Migration) {
  try {
    await database.longTransaction(async (statements) => {
      await statements.script(text)
      await statements.query('insert into plateful.migrations (version, name, checksum) values ($1, $2, $3)', [
        version,
        name,
        checksum,
      ])
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      `The migration ${version}_${name} failed: ${reason}. Its changes were rolled back, and the database is as before.`,
      { cause },
    )
  }
}
