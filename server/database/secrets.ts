// What signs the members' tokens and opens the API: made once, kept where only the operator can read it.
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from './database.ts'
import { StartError } from './start-error.ts'

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

export function secretsFile(dataDir: string) {
  return join(dataDir, 'secrets.json')
}

/** For the embedded database: a file beside it that only its owner can read. */
export async function secretsInFolder(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return writeSecrets(dataDir, newSecrets())
  const parsed = Secrets.safeParse(asJson(text))
  if (!parsed.success)
    throw new StartError(
      `${file} is damaged. Restore it from a backup, or delete it: every member then has to sign in again.`,
    )
  await chmod(file, 0o600)
  return parsed.data
}

export async function writeSecrets(dataDir: string, secrets: Secrets): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = secretsFile(dataDir)
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`)
  await handle.sync()
  await handle.close()
  await rename(draft, file)
  return secrets
}

/** For PostgreSQL: in the database itself, so that any number of processes in front of it agree. */
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

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // told apart by the schema
  }
}
