// Everything the database needs before the first request: the engine's tables, the roles, our migrations.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { removeExpired } from '#server/accounts/expired-rows.ts'
import type { Engine } from '#server/engine/engine.ts'
import { codeOf } from '#server/engine/fixes/readable-error.ts'
import type { Log } from '#server/http/log.ts'
import { MAIL_COUNTS_TABLE } from '#server/mail/mail-limits.ts'
import { OUTBOX_TABLE } from '#server/mail/outbox.ts'
import type { Database } from './database.ts'
import { applyMigrations, type Migration } from './migrations.ts'
import { StartError } from './start-error.ts'

const NOT_ALLOWED = '42501'

export async function refuseReadOnly(database: Database) {
  const [found] = await database.query(`select current_setting('transaction_read_only') as is_read_only`)
  if (found?.is_read_only === 'on')
    throw new StartError('The database is read-only. DATABASE_URL must lead to the primary server, not to a standby.')
}

export async function prepareSchema(database: Database, engine: Engine, migrations: readonly Migration[], log: Log) {
  try {
    await prepare(database, engine, migrations, log)
  } catch (cause) {
    if (codeOf(cause) !== NOT_ALLOWED || !(cause instanceof Error)) throw cause
    throw new StartError(
      `The database can’t be set up: ${cause.message}. The user in DATABASE_URL must own the database and may have to create roles: ask its administrator for “alter role … createrole”.`,
      { cause },
    )
  }
}

async function prepare(database: Database, engine: Engine, migrations: readonly Migration[], log: Log) {
  const roles = await readFile(new URL('./roles.sql', import.meta.url), 'utf8')
  const realtime = await readFile(new URL('../realtime/realtime.sql', import.meta.url), 'utf8')
  const wanted = createHash('sha256').update(engine.schema).update(roles).update(realtime).digest('hex')
  await database.script(`
    create schema if not exists plateful;
    revoke all on schema plateful from public;
    create table if not exists plateful.settings (name text primary key, value text not null)`)
  const [found] = await database.query(`select value from plateful.settings where name = 'engine schema'`)
  if (found?.value !== wanted) {
    await engine.createTables()
    await database.script(roles)
    await database.script(realtime)
    await database.query(
      `insert into plateful.settings values ('engine schema', $1) on conflict (name) do update set value = excluded.value`,
      [wanted],
    )
  }
  await database.script(`${OUTBOX_TABLE}; ${MAIL_COUNTS_TABLE}`)
  await applyMigrations(database, migrations, log)
  const accounts = await readFile(new URL('../accounts/accounts.sql', import.meta.url), 'utf8')
  await database.script(accounts)
  await removeExpired(database)
  database.answerLimitsWith(await limitSentences(database))
}

// The migrations describe every limit in a comment on its constraint.
async function limitSentences(database: Database): Promise<Map<string, string>> {
  const rows = await database.query(`
    select conname as name, obj_description(oid, 'pg_constraint') as sentence from pg_constraint
    where connamespace = 'public'::regnamespace and obj_description(oid, 'pg_constraint') is not null`)
  return new Map(rows.map(({ name, sentence }) => [String(name), String(sentence)]))
}
