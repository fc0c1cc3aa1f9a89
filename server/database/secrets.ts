// The secrets that sign members' tokens and API keys: generated once and stored in a table that members' roles can't
// read.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from './database.ts'

export const Secrets = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
})
export type Secrets = z.infer<typeof Secrets>

function newSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  }
}

/** A backup's, which replace those of a server that has started here before: devices stay signed in. */
export async function restoreSecrets(database: Database, secrets: Secrets): Promise<void> {
  await secretsInDatabase(database, secrets)
  for (const [name, value] of Object.entries(secrets))
    await database.query('update plateful.secrets set value = $2 where name = $1', [name, value])
}

/** Stored in the database, so that all server processes share them. */
export async function secretsInDatabase(database: Database, offered: Secrets = newSecrets()): Promise<Secrets> {
  await database.script(`
    create schema if not exists plateful;
    create table if not exists plateful.secrets (name text primary key, value text not null);
    revoke all on schema plateful from public;
    revoke all on plateful.secrets from public`)
  for (const [name, value] of Object.entries(offered))
    await database.query('insert into plateful.secrets (name, value) values ($1, $2) on conflict do nothing', [
      name,
      value,
    ])
  const rows = await database.query('select name, value from plateful.secrets')
  return Secrets.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}
