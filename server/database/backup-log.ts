// Which backups were made, and which failed: for the host's page, for metrics, and to know when the next one is due. In the
// database, so that all processes of a site know.
import type { Statements } from './database.ts'

export const BACKUPS_TABLE = `
  create table if not exists plateful.backups (
    id bigint generated always as identity primary key,
    started_at timestamptz not null,
    ended_at timestamptz not null default now(),
    place text not null,
    failure text
  );
  revoke all on plateful.backups from public`

/** A backup that can't be written down is still a backup: the database may be read-only, or of an older version. */
export async function recordBackup(
  statements: Statements,
  { startedAt, place, failure = null }: { startedAt: Date; place: string; failure?: string | null },
): Promise<void> {
  await statements
    .query('insert into plateful.backups (started_at, place, failure) values ($1, $2, $3)', [startedAt, place, failure])
    .catch(() => undefined)
}

export interface LastBackup {
  /** When the newest one was begun: what was written later isn't in it. */
  lastBackup: string | null
  /** Of the newest attempt; null if it succeeded. */
  backupFailure: string | null
  /** Since the newest one that succeeded. */
  failedBackups: number
}

export async function lastBackup(statements: Statements): Promise<LastBackup> {
  const [row] = await statements.query(
    `select max(started_at) filter (where failure is null) as "lastBackup",
       (select failure from plateful.backups order by id desc limit 1) as "backupFailure",
       count(*) filter (where failure is not null and id > coalesce(
         (select max(id) from plateful.backups where failure is null), 0)) as "failedBackups"
     from plateful.backups`,
  )
  const { lastBackup, backupFailure, failedBackups } = row ?? {}
  return {
    lastBackup: lastBackup ? new Date(String(lastBackup)).toISOString() : null,
    backupFailure: backupFailure ? String(backupFailure) : null,
    failedBackups: Number(failedBackups ?? 0),
  }
}

/** A failed one is tried again after an hour. */
const RETRY_MS = 60 * 60_000

export async function isBackupDue(statements: Statements, place: string, everyMs: number): Promise<boolean> {
  const [row] = await statements.query(
    `select not exists (select from plateful.backups where place = $1 and (
       failure is null and started_at > now() - $2::float8 * interval '1 millisecond'
       or failure is not null and ended_at > now() - $3::float8 * interval '1 millisecond')) as due`,
    [place, everyMs, Math.min(everyMs, RETRY_MS)],
  )
  return row?.due === true
}
