// Everything the database needs before the first request: Supabase's tables and roles, our migrations.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { removeExpired } from '#server/accounts/expired-rows.ts'
import { BACKUPS_TABLE } from '#server/database/backup-log.ts'
import type { Database } from '#server/database/database.ts'
import { applyMigrations, type Migration, migrationState } from '#server/database/migrations.ts'
import { codeOf } from '#server/database/readable-error.ts'
import type { Log } from '#server/http/log.ts'
import { MAIL_COUNTS_TABLE } from '#server/mail/mail-limits.ts'
import { OUTBOX_TABLE } from '#server/mail/outbox.ts'
import { StartError } from '#server/process/start-error.ts'

const NOT_ALLOWED = '42501'

export async function refuseReadOnly(database: Database) {
  const [found] = await database.query(`select current_setting('transaction_read_only') as is_read_only`)
  if (found?.is_read_only === 'on')
    throw new StartError('The database is read-only. DATABASE_URL must lead to the primary server, not to a standby.')
}

export interface SchemaOptions {
  migrations: readonly Migration[]
  log: Log
  /** Otherwise, the start ends if there is something to do. */
  mayMigrate?: boolean
  /** Called if a database that is in use is about to be migrated. */
  beforeMigrating?(latest: string): Promise<void>
}

export async function prepareSchema(database: Database, options: SchemaOptions) {
  try {
    await prepare(database, options)
  } catch (cause) {
    if (codeOf(cause) !== NOT_ALLOWED || !(cause instanceof Error)) throw cause
    throw new StartError(
      `The database can’t be set up: ${cause.message}. The user in DATABASE_URL must own the database and may have to create roles: ask its administrator for “alter role … createrole”.`,
      { cause },
    )
  }
}

async function prepare(database: Database, { migrations, log, mayMigrate = true, beforeMigrating }: SchemaOptions) {
  const state = await migrationState(database, migrations)
  // What follows is of this version, and would undo what the newer one has done.
  if (state.isNewer) return log('info', 'The database was set up by a newer version.', { migration: state.latest })
  const [before, after] = await Promise.all([
    Promise.all(['./accounts/auth-tables.sql', './database/roles.sql', './realtime/realtime.sql'].map(readScript)),
    readScript('./accounts/accounts.sql'),
  ])
  before.push(`${OUTBOX_TABLE}; ${MAIL_COUNTS_TABLE}; ${BACKUPS_TABLE}`)
  const wanted = createHash('sha256')
    .update([...before, after].join())
    .digest('hex')
  const { pending, latest } = state
  if (pending.length === 0 && (await setUpBy(database)) === wanted) return removeExpired(database)
  if (!mayMigrate)
    throw new StartError(
      `The database isn’t ready for this version (${pending.length} migrations are missing), and MIGRATE=no. Run “npm run migrate” with this version first.`,
    )
  if (latest && pending.length > 0) await beforeMigrating?.(latest)
  await database.script(`
    create schema if not exists plateful;
    revoke all on schema plateful from public;
    create table if not exists plateful.settings (name text primary key, value text not null)`)
  for (const script of before) await database.script(script)
  await applyMigrations(database, state, log)
  await database.script(after)
  await database.query(
    `insert into plateful.settings values ('engine schema', $1) on conflict (name) do update set value = excluded.value`,
    [wanted],
  )
  await removeExpired(database)
}

const readScript = (file: string) => readFile(new URL(file, import.meta.url), 'utf8')

/** Which tables, roles and functions outside of the migrations a database has. */
async function setUpBy(database: Database) {
  const [settings] = await database.query(`select to_regclass('plateful.settings') is not null as there`)
  if (!settings?.there) return null
  const [found] = await database.query(`select value from plateful.settings where name = 'engine schema'`)
  return found?.value
}
