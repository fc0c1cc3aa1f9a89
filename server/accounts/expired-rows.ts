// Removes expired rows at startup and once a day: codes, counts of wrong passwords and emails, marks of browsers,
// sessions, used tokens, and unconfirmed sign-ups. A server may run for months, and anybody can add wrong passwords and sign-ups.
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const EXPIRED = `
  delete from plateful.one_time_codes where expires_at < now() - interval '1 day';
  delete from plateful.sign_in_failures where last_at < now() - interval '1 day';
  delete from plateful.device_marks where used_at < now() - interval '400 days';
  delete from plateful.mail_counts where day_from < now() - interval '1 day';
  delete from auth.sessions
    where created_at < now() - interval '1 year'
       or greatest(created_at, refreshed_at at time zone 'UTC') < now() - interval '30 days';
  delete from auth.users
    where email_confirmed_at is null and not is_sso_user and created_at < now() - interval '30 days';
  delete from plateful.backups where ended_at < now() - interval '90 days'
    and id <> (select max(id) from plateful.backups where failure is null);
  delete from plateful.week_mails where sunday < current_date - 365;
  delete from plateful.invitations where expires_at < now() - interval '30 days';
  delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'`

export async function removeExpired(database: Pick<Database, 'longTransaction'>): Promise<void> {
  await database.longTransaction((statements) => statements.script(EXPIRED))
}

/** Returns a function that stops it. */
export function removeExpiredDaily(
  database: Pick<Database, 'longTransaction'>,
  log: Log,
  everyMs = DAY_MS,
): () => void {
  const timer = setInterval(() => {
    removeExpired(database).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown'
      log('warn', 'Expired sessions and codes couldn’t be removed. Trying again tomorrow.', { reason })
    })
  }, everyMs).unref()
  return () => clearInterval(timer)
}
