// Everything the database needs before the first request: Supabase's tables and roles, our migrations.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { removeExpired } from '#server/accounts/expired-rows.ts'
import { BACKUPS_TABLE } from '#server/database/backup-log.ts'
import type { Database } from '#server/database/database.ts'
import { applyMigrations, type Migration } from '#server/database/migrations.ts'
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

export async function prepareSchema(database: Database, migrations: readonly Migration[], log: Log) {
  try {
    await prepare(database, migrations, log)
  } catch (cause) {
    if (codeOf(cause) !== NOT_ALLOWED || !(cause instanceof Error)) throw cause
    throw new StartError(
      `The database can’t be set up: ${cause.message}. The user in DATABASE_URL must own the database and may have to create roles: ask its administrator for “alter role … createrole”.`,
      { cause },
    )
  }
}

async function prepare(database: Database, migrations: readonly Migration[], log: Log) {
  const files = ['./accounts/auth-tables.sql', './database/roles.sql', './realtime/realtime.sql']
  const scripts = await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
  const wanted = createHash('sha256').update(scripts.join()).digest('hex')
  await database.script(`
    create schema if not exists plateful;
    revoke all on schema plateful from public;
    create table if not exists plateful.settings (name text primary key, value text not null)`)
  const [found] = await database.query(`select value from plateful.settings where name = 'engine schema'`)
  if (found?.value !== wanted) {
    for (const script of scripts) await database.script(script)
    await database.query(
      `insert into plateful.settings values ('engine schema', $1) on conflict (name) do update set value = excluded.value`,
      [wanted],
    )
  }
  await database.script(`${OUTBOX_TABLE}; ${MAIL_COUNTS_TABLE}; ${BACKUPS_TABLE}`)
  await applyMigrations(database, migrations, log)
  const accounts = await readFile(new URL('./accounts/accounts.sql', import.meta.url), 'utf8')
  await database.script(accounts)
  await removeExpired(database)
}
