// Opens the members' backend in this process: accounts and rows over Supabase's protocol.

import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { SignUp } from '#domain/account/who-may-join.ts'
import { MINIMUM_AGE } from '#domain/site/host.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import { removeExpiredDaily } from '#server/accounts/expired-rows.ts'
import { isSessionAlive, readAccessToken } from '#server/accounts/sessions.ts'
import { adminRoutes } from '#server/admin/routes.ts'
import { backupBeforeUpdate } from '#server/backups/backup-before-update.ts'
import { startBackups } from '#server/backups/backup-schedule.ts'
import { type FeedSource, feedFromDatabase } from '#server/calendar/feed-source.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/database/database.ts'
import { openFolder } from '#server/database/folder-database.ts'
import { OWN_MIGRATIONS, readMigrations } from '#server/database/migrations.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { createReadiness, type Readiness } from '#server/database/readiness.ts'
import { secretsInDatabase } from '#server/database/secrets.ts'
import { createTroubleGuard } from '#server/gateway/database-trouble.ts'
import { createGateway, DEFAULT_LIMITS, type GatewayLimits } from '#server/gateway/gateway.ts'
import { createLiveSessions } from '#server/gateway/live-sessions.ts'
import type { AddressOf, ClientAddress } from '#server/http/client-address.ts'
import type { Log } from '#server/http/log.ts'
import type { MailConfig } from '#server/mail/mail-config.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import type { Deliver } from '#server/mail/outbox-worker.ts'
import { outsidePhotos } from '#server/photos/outside-photos.ts'
import { openPhotoFiles } from '#server/photos/photo-files.ts'
import type { OutsidePhotos } from '#server/photos/routes.ts'
import type { SignedPhotos } from '#server/photos/signed-photos.ts'
import { attachRealtime, type Realtime, type RealtimeDeps } from '#server/realtime/attach-realtime.ts'
import { readCatalog } from '#server/rows/catalog.ts'
import { createRows } from '#server/rows/rows.ts'
import type { BackupSettings, PhotoSettings } from '#server/storage/storage-config.ts'
import { type EatersOf, eatersFromDatabase } from '#server/table/eaters-of.ts'
import { startWeekMails } from '#server/week-mail/due-week-mails.ts'
import { prepareSchema, refuseReadOnly } from './schema.ts'

export interface Backend {
  kind: 'embedded'
  /** /auth/v1 and /rest/v1. */
  routes: Hono
  /** The key that browsers send; it identifies the site and isn't secret. */
  publishableKey: string
  /** Null when no mail server is configured. */
  mailer: Mailer | null
  /** The meals for a calendar link. */
  calendarFeed: FeedSource
  /** For plans: whom the table of a token's member feeds. */
  eatersOf: EatersOf
  /** Serves /realtime/v1 on the same port. */
  attachRealtime(
    server: Server,
    addressOf: AddressOf,
    rejectionStatus?: RealtimeDeps['rejectionStatus'],
  ): Promise<Realtime>
  readiness: Pick<Readiness, 'problem'>
  database: Database
  /** Photos outside the database. */
  photos: OutsidePhotos & Pick<SignedPhotos, 'routes'>
  /** What the host's page calls, below /api. */
  admin: Hono
  /** Whether these cookies belong to a member whose session lives. */
  isMember(cookies: string): Promise<boolean>
  close(): Promise<void>
}

export interface BackendOptions {
  dataDir: string
  /** A PostgreSQL server instead of the folder. */
  databaseUrl?: string | null
  /** The site's address for browsers; links in emails start with it. */
  publicUrl: string
  log: Log
  limits?: GatewayLimits
  clientAddress?: ClientAddress
  mail?: MailConfig | null
  signUp?: SignUp
  minimumAge?: number
  /** Members agree before health details are stored. */
  healthConsent?: boolean
  signInWall?: boolean
  /** For the week by email, which isn't sent without it. */
  catalogue?: Catalogue
  /** Sends an email some other way than over SMTP. */
  deliver?: Deliver
  /** Signs the members' tokens instead of the generated secret. */
  jwtSecret?: string
  migrations?: string
  /** Otherwise, the start ends if there are migrations to apply. */
  mayMigrate?: boolean
  /** Once a day by default. */
  removeExpiredEveryMs?: number
  /** How often and where the server makes backups; none by default. */
  backups?: BackupSettings
  /** Where photos are; in the database by default. */
  photos?: PhotoSettings
  /** Abandons the start. */
  stopping?: AbortSignal
}

const inDatabase = (dataDir: string): PhotoSettings => ({
  store: 'database',
  folder: join(dataDir, 'photos'),
  bucket: null,
})

const TELL_WAITING_AFTER_MS = 2_000

export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, databaseUrl, log, stopping } = options
  const clientAddress = clientAddressOf(options)
  stopping?.throwIfAborted()
  const database = await (databaseUrl ? openPostgres(databaseUrl, log) : openFolder(dataDir, { log, stopping }))
  const { routes, accounts, publishableKey, mailer, secret, sessions } = await setUp(database, options)
  const stopRemoving = removeExpiredDaily(database, log, options.removeExpiredEveryMs)
  const weekMails =
    mailer && options.catalogue && startWeekMails({ database, mailer, catalogue: options.catalogue, log })
  const photoSettings = options.photos ?? inDatabase(dataDir)
  const schedule =
    options.backups && startBackups({ database, dataDir, settings: options.backups, photos: photoSettings, log })
  const files = await openPhotoFiles(photoSettings, database)
  const photos = outsidePhotos({ database, files, secret, sessionOf: sessions.sessionOf, log })
  const readiness = createReadiness(database.url, database.renew)
  const close = async () => {
    stopRemoving()
    await schedule?.close()
    await photos.close()
    await readiness.close()
    await weekMails?.close()
    await mailer?.close()
    await database.close()
  }
  const realtime: Backend['attachRealtime'] = (server, addressOf, rejectionStatus) =>
    attachRealtime(server, {
      rejectionStatus,
      database,
      databaseUrl: database.url,
      publishableKey,
      readAccessToken: (token) => readAccessToken(token, secret),
      isSessionAlive: (claims) => isSessionAlive(database, claims),
      onSessionEnded: sessions.forget,
      clientAddress: ({ socket, headers }) => addressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString()),
      log,
    })
  return {
    kind: 'embedded',
    routes,
    database,
    publishableKey,
    mailer,
    calendarFeed: feedFromDatabase(database),
    eatersOf: eatersFromDatabase(database, sessions.sessionOf),
    attachRealtime: realtime,
    readiness,
    photos,
    admin: adminRoutes({
      database,
      accounts,
      sessions,
      publicUrl: options.publicUrl,
      dataDir,
      photoBytes: files.read,
      clientAddress,
      problem: readiness.problem,
    }),
    isMember: sessions.hasPass,
    close,
  }
}

const clientAddressOf = ({ clientAddress = () => 'in-process' }: BackendOptions): ClientAddress => clientAddress

async function setUp(database: Database, options: BackendOptions) {
  const { publicUrl, log, mail: config, deliver, stopping } = options
  const abandon = () => void database.abandon()
  stopping?.addEventListener('abort', abandon)
  const waiting = setTimeout(
    () => log('info', 'Waiting for another process to finish its migrations.'),
    TELL_WAITING_AFTER_MS,
  )
  try {
    stopping?.throwIfAborted()
    await refuseReadOnly(database)
    const migrations = await readMigrations(options.migrations ?? OWN_MIGRATIONS)
    return await database.alone(async () => {
      clearTimeout(waiting)
      const beforeMigrating = options.databaseUrl ? undefined : backupBeforeUpdate(database, options)
      await prepareSchema(database, { migrations, log, mayMigrate: options.mayMigrate, beforeMigrating })
      const stored = await secretsInDatabase(database)
      const secrets = options.jwtSecret ? { ...stored, jwtSecret: options.jwtSecret } : stored
      await writeHostRules(database, options.healthConsent ?? false)
      const mailer = config ? createMailer({ database, config, publicUrl, log, deliver }) : null
      const sessions = createLiveSessions(database, secrets.jwtSecret)
      const { signUp = 'open', minimumAge = MINIMUM_AGE, signInWall = false } = options
      const accounts = createAccounts({
        database,
        secret: secrets.jwtSecret,
        publicUrl,
        signUp,
        minimumAge,
        signInWall,
        mails: mailer,
        log,
      })
      const routes = createGateway({
        accounts,
        rows: createRows(database, await readCatalog(database), log),
        withoutTrouble: createTroubleGuard(log),
        sessions,
        publishableKey: secrets.publishableKey,
        limits: options.limits ?? DEFAULT_LIMITS,
        clientAddress: clientAddressOf(options),
      })
      return { routes, accounts, publishableKey: secrets.publishableKey, mailer, secret: secrets.jwtSecret, sessions }
    })
  } catch (error) {
    await database.close().catch(() => undefined) // report the first failure
    throw error
  } finally {
    clearTimeout(waiting)
    stopping?.removeEventListener('abort', abandon)
  }
}

async function writeHostRules(database: Database, healthConsent: boolean) {
  const [found] = await database.query(`select to_regclass('private.host_rules') is not null as there`)
  if (!found?.there) return // an older schema, which its tests open
  await database.query('update private.host_rules set health_consent = $1 where health_consent <> $1', [healthConsent])
}
