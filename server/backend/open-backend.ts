// Opens the members' backend inside this process: accounts and rows over Supabase's own protocol.
import { fileURLToPath } from 'node:url'
import type { Log } from '#server/http/log.ts'
import { createBorder } from './border.ts'
import { type Database, openPostgres } from './database.ts'
import { openFolder } from './database-folder.ts'
import { createEngine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { mailDriver, mailToLog, type SendMail } from './mail.ts'
import { readMigrations } from './migrations.ts'
import { aloud, withQuietConsole } from './quiet-console.ts'
import { prepareSchema } from './schema.ts'
import { secretsInDatabase, secretsInFolder } from './secrets.ts'

export type Backend = {
  kind: 'embedded'
  fetch(request: Request): Response | Promise<Response>
  /** The key that browsers send; it names the site and is no secret. */
  publishableKey: string
  ready(): Promise<boolean>
  close(): Promise<void>
}

export type BackendOptions = {
  dataDir: string
  /** A PostgreSQL server instead of the folder. */
  databaseUrl?: string | null
  /** Where browsers reach the site; links in mails begin with it. */
  publicUrl: string
  log: Log
  mail?: SendMail
  /** Signs the members' tokens instead of the generated secret. */
  jwtSecret?: string
  migrations?: string
}

const ownMigrations = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))

export async function openBackend(options: BackendOptions): Promise<Backend> {
  if (options.databaseUrl) return openOn(await openPostgres(options.databaseUrl), options)
  const unlock = lockFolder(options.dataDir)
  try {
    const backend = await openOn(await openFolder(options.dataDir), options)
    return {
      ...backend,
      close: async () => {
        await backend.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openOn(database: Database, options: BackendOptions): Promise<Backend> {
  const { publicUrl } = options
  const log = aloud(options.log)
  try {
    const migrations = await readMigrations(options.migrations ?? ownMigrations)
    const { engine, secrets } = await database.alone(() =>
      withQuietConsole(quietly(log), async () => {
        const stored =
          database.kind === 'pglite' ? await secretsInFolder(options.dataDir) : await secretsInDatabase(database)
        const secrets = options.jwtSecret ? { ...stored, jwtSecret: options.jwtSecret } : stored
        const mail = mailDriver(options.mail ?? mailToLog(log), log)
        const engine = await createEngine({ database, secrets, publicUrl, mail })
        await prepareSchema(database, engine, migrations, log)
        return { engine, secrets }
      }),
    )
    return {
      kind: 'embedded',
      fetch: createBorder({ engine: engine.fetch, exclusively: database.exclusively, publicUrl, log }),
      publishableKey: secrets.publishableKey,
      ready: () => isReady(database),
      close: () => database.exclusively(() => database.close()),
    }
  } catch (error) {
    await database.close().catch(() => undefined) // the first failure is the one to tell
    throw error
  }
}

// While it sets up its tables the engine reports every one that exists already.
function quietly(log: Log): Log {
  return (level, message, fields) => log(level === 'error' ? 'debug' : level, message, fields)
}

async function isReady(database: Database): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 5000).unref())
  const answered = database
    .exclusively(() => database.query('select 1'))
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answered, tooLate])
}
