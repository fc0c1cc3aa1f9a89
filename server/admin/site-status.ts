// What a host wants to know at a glance: version, database, members, emails, backups, disk.
import { statfs } from 'node:fs/promises'
import packageJson from '#package' with { type: 'json' }
import { type LastBackup, lastBackup } from '#server/database/backup-log.ts'
import type { Statements } from '#server/database/database.ts'

export interface SiteStatus extends LastBackup {
  version: string
  node: string
  database: string
  databaseBytes: number
  migration: string
  members: number
  activeToday: number
  pausedMembers: number
  mailWaiting: number
  mailFailed: number
  /** Of the email that waits longest. */
  oldestMailS: number | null
  freeBytes: number | null
}

export async function siteStatus(statements: Statements, dataDir: string): Promise<SiteStatus> {
  const [row] = await statements.query(
    `select current_setting('server_version') as database, pg_database_size(current_database()) as "databaseBytes",
       (select max(version) from plateful.migrations) as migration,
       (select count(*) from auth.users) as members,
       (select count(*) from auth.users where banned_until > now()) as "pausedMembers",
       (select count(distinct user_id) from auth.sessions
        where greatest(created_at, refreshed_at at time zone 'UTC') > now() - interval '1 day') as "activeToday",
       count(*) filter (where failed_at is null) as "mailWaiting",
       count(*) filter (where failed_at is not null) as "mailFailed",
       extract(epoch from now() - min(created_at) filter (where failed_at is null))::float8 as "oldestMailS"
     from plateful.outbox`,
  )
  const folder = await statfs(dataDir).catch(() => null)
  return {
    version: packageJson.version,
    node: process.versions.node,
    ...(row as Omit<SiteStatus, 'version' | 'node' | 'freeBytes' | keyof LastBackup>), // the columns above
    ...(await lastBackup(statements)),
    freeBytes: folder && folder.bavail * folder.bsize,
  }
}
