// Applies pending migrations in order, each in its own transaction.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Log } from '#server/http/log.ts'
import { StartError } from '#server/process/start-error.ts'
import type { Database, Statements } from './database.ts'
import { codeOf } from './readable-error.ts'

export interface Migration {
  version: string
  name: string
  text: string
  checksum: string
  /** Processes of earlier versions may run, and start, on a database that has it. */
  olderMayRun: boolean
}

/** What a database has that this version doesn't know, and the other way around. */
export interface MigrationState {
  isNew: boolean
  pending: Migration[]
  /** A newer version has been here, and lets this one run. */
  isNewer: boolean
  /** The latest that was applied. */
  latest: string | null
}

/** The product's own migrations. */
export const OWN_MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))

/** A line of the comment at the file's beginning. */
const OLDER_MAY_RUN = /^(?:--.*\n)*-- older versions may run\n/

/** Members' requests wait behind a migration that waits for a table's lock: it gives up and tries again. */
const LOCK_TIMEOUT_MS = 2_000
const TRIES = 60
const TRY_AGAIN_AFTER_MS = 1_000
const NO_LOCK = ['55P03', '40P01']

const fileName = /^(\d+)_([a-z0-9_]+)\.sql$/

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = fileName.exec(file) ?? []
      if (!version || !name) throw new StartError(`The migration ${file} is not named like 20250101000000_subject.sql.`)
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { version, name, text, checksum, olderMayRun: OLDER_MAY_RUN.test(text) }
    }),
  )
}

/** Rejects a database that these migrations don't fit. */
export async function migrationState(database: Statements, migrations: readonly Migration[]): Promise<MigrationState> {
  const [table] = await database.query(`select to_regclass('plateful.migrations') is not null as there`)
  const applied = table?.there ? await appliedMigrations(database) : []
  const done = new Map(applied.map((migration) => [migration.version, migration]))
  refuseWhatDoesNotFit(done, migrations)
  const latest = applied.at(-1)?.version ?? null
  return {
    isNew: applied.length === 0,
    pending: migrations.filter(({ version }) => !done.has(version)),
    isNewer: latest !== null && latest > (migrations.at(-1)?.version ?? ''),
    latest,
  }
}

export async function applyMigrations(database: Database, { pending, isNew }: MigrationState, log: Log): Promise<void> {
  await database.script(`
    create schema if not exists plateful;
    create table if not exists plateful.migrations (
      version text primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    alter table plateful.migrations add column if not exists older_may_run boolean not null default false`)
  // Don't list every migration of a new database.
  for (const migration of pending) {
    await applyOne(database, migration, log)
    const { version, name } = migration
    log(isNew ? 'debug' : 'info', 'Applied a migration.', { version, migration: name })
  }
  if (isNew) log('info', 'Set up a new database.', { migrations: pending.length })
}

const AppliedRow = z
  .object({ version: z.string(), checksum: z.string(), older_may_run: z.boolean().default(false) })
  .transform(({ older_may_run: olderMayRun, ...row }) => ({ ...row, olderMayRun }))
type Applied = z.infer<typeof AppliedRow>

export async function appliedMigrations(database: Statements): Promise<Applied[]> {
  // Not every version wrote all columns.
  const rows = await database.query('select to_jsonb(migrations) as applied from plateful.migrations order by version')
  return rows.map(({ applied }) => AppliedRow.parse(applied))
}

function refuseWhatDoesNotFit(done: ReadonlyMap<string, Applied>, migrations: readonly Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  const newest = migrations.at(-1)?.version ?? ''
  for (const { version, checksum, olderMayRun } of done.values()) {
    const migration = known.get(version)
    if (!migration && version > newest && olderMayRun) continue
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

async function applyOne(database: Database, migration: Migration, log: Log) {
  for (let tries = 1; ; tries++) {
    try {
      return await run(database, migration)
    } catch (cause) {
      const { version, name } = migration
      if (tries < TRIES && NO_LOCK.includes(codeOf(cause) ?? '')) {
        log('info', 'A migration waits for a table that is in use.', { version, migration: name })
        await pause(TRY_AGAIN_AFTER_MS)
        continue
      }
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new StartError(
        `The migration ${version}_${name} failed: ${reason}. Its changes were rolled back, and the database is as before.`,
        { cause },
      )
    }
  }
}

function run(database: Database, { version, name, text, checksum, olderMayRun }: Migration) {
  return database.longTransaction(async (statements) => {
    await statements.script(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await statements.script(text)
    await statements.query(
      'insert into plateful.migrations (version, name, checksum, older_may_run) values ($1, $2, $3, $4)',
      [version, name, checksum, olderMayRun],
    )
  })
}
