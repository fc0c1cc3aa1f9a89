// Opens the members' backend inside this process: accounts and rows over Supabase's own protocol.

import { archive } from '#server/database/backup.ts'
import { isServed, serveBackups } from '#server/database/backup-socket.ts'
import type { Database } from '#server/database/database.ts'
import { openFolder } from '#server/database/database-folder.ts'
import { explainedByRoom } from '#server/database/disk-space.ts'
import { FolderInUseError, lockFolder } from '#server/database/folder-lock.ts'
import { ownMigrations, readMigrations } from '#server/database/migrations.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { prepareSchema } from '#server/database/schema.ts'
import { secretsInDatabase, secretsInFolder } from '#server/database/secrets.ts'
import { aloud, withQuietConsole } from '#server/engine/fixes/quiet-console.ts'
import { createBorder } from '#server/gateway/gateway.ts'
import type { Log } from '#server/http/log.ts'
import { mailDriver, mailToLog, type SendMail } from '#server/mail/mail.ts'
import { createEngine } from './engine.ts'

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

export async function openBackend(options: BackendOptions): Promise<Backend> {
  const log = aloud(options.log)
  if (options.databaseUrl) {
    const database = await openPostgres(options.databaseUrl)
    const { fetch, publishableKey } = await setUp(database, { ...options, log })
    return { kind: 'embedded', fetch, publishableKey, ready: () => isReady(database), close: () => database.close() }
  }
  const { dataDir } = options
  if (await isServed(dataDir)) throw new FolderInUseError(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const database = await openFolder(dataDir)
    const { fetch, publishableKey, secrets } = await setUp(database, { ...options, log })
    const stopBackups = await serveBackups(dataDir, (target) => archive(database, secrets, target)).catch((cause) => {
      log('warn', 'No backup can be made while this server runs.', { reason: String(cause) })
      return async () => undefined
    })
    const close = async () => {
      await stopBackups()
      await database.close()
      unlock()
    }
    return { kind: 'embedded', fetch, publishableKey, ready: () => isReady(database), close }
  } catch (error) {
    unlock()
    throw explainedByRoom(dataDir, error)
  }
}

async function setUp(database: Database, options: BackendOptions) {
  const { publicUrl, log } = options
  try {
    const migrations = await readMigrations(options.migrations ?? ownMigrations)
    return await database.alone(() =>
      withQuietConsole(quietly(log), async () => {
        const embedded = database.kind === 'pglite'
        const stored = embedded ? await secretsInFolder(options.dataDir) : await secretsInDatabase(database)
        const secrets = options.jwtSecret ? { ...stored, jwtSecret: options.jwtSecret } : stored
        const mail = mailDriver(options.mail ?? mailToLog(log), log)
        const engine = await createEngine({ database, secrets, publicUrl, mail })
        await prepareSchema(database, engine, migrations, log)
        const fetch = createBorder({ engine: engine.fetch, database, publicUrl, log })
        return { fetch, publishableKey: secrets.publishableKey, secrets: stored }
      }),
    )
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
      () => {
        database.renew()
        return false
      },
    )
  return Promise.race([answered, tooLate])
}
