// On Sunday evening, in their time zone, members who want it are sent their week.
import { randomBytes } from 'node:crypto'
import { dayKey, startOfWeek } from '#domain/time/calendar.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type MailedMember, weekInMail } from './week-in-mail.ts'

const EVENING_FROM_HOUR = 19
const EVERY_MS = 5 * 60_000
const SUNDAY = 0

interface WeekMails {
  database: Database
  mailer: Pick<Mailer, 'within' | 'wake'>
  /** For the dishes that fill what was short. */
  catalogue: Catalogue
  log: Log
}

export function startWeekMails(deps: WeekMails): { close(): Promise<void> } {
  const closing = new AbortController()
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= sendDueWeekMails(deps, new Date(), closing.signal)
      .catch((error: unknown) => failed(deps.log, error))
      .finally(() => {
        running = null
      })
  }, EVERY_MS).unref()
  return {
    async close() {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}

export async function sendDueWeekMails(deps: WeekMails, now: Date, closing?: AbortSignal): Promise<void> {
  const zones = await deps.database.query(
    `select distinct coalesce(time_zone, 'UTC') as zone from public.profiles where week_mail`,
  )
  for (const { zone } of zones) {
    const sunday = sundayEvening(String(zone), now)
    for (const member of sunday ? await dueMembers(deps.database, String(zone), sunday) : []) {
      if (closing?.aborted) return
      // One member's trouble is not the others'.
      await sendWeek(deps, member, sunday ?? '').catch((error: unknown) => failed(deps.log, error))
    }
  }
}

/** The date, if it is Sunday evening there. */
function sundayEvening(zone: string, now: Date): string | null {
  const timeZone = isTimeZone(zone) ? zone : 'UTC'
  const today = dayKey(now, timeZone)
  if (startOfWeek(today, SUNDAY) !== today) return null
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now)
  return Number(hour) >= EVENING_FROM_HOUR ? today : null
}

/** Who may be written to at all. */
const WANTS_IT = `profile.week_mail and users.email_confirmed_at is not null
  and (users.banned_until is null or users.banned_until <= now())`

async function dueMembers({ query }: Database, zone: string, sunday: string): Promise<MailedMember[]> {
  const rows = await query(
    `select users.id, profile.week_starts_on, profile.energy_unit
     from public.profiles profile join auth.users on users.id = profile.user_id
     where ${WANTS_IT} and coalesce(profile.time_zone, 'UTC') = $1
       and exists (select from public.meal_entries entry
                   where entry.user_id = users.id and entry.date between $2::date - 13 and $2::date)
       and not exists (select from plateful.week_mails sent where sent.user_id = users.id and sent.sunday = $2::date)`,
    [zone, sunday],
  )
  return rows.map((row) => ({
    id: String(row.id),
    weekStartsOn: Number(row.week_starts_on),
    energyUnit: row.energy_unit === 'kJ' ? 'kJ' : 'kcal',
  }))
}

async function sendWeek({ database, mailer, catalogue }: WeekMails, member: MailedMember, sunday: string) {
  const week = await weekInMail({ database, catalogue }, member, sunday)
  if (!week) return
  const token = randomBytes(24).toString('base64url')
  const isSent = await database.transaction(async (statements) => {
    // Another process that is about to send it waits here, and then finds it sent.
    const [claimed] = await statements.query(
      `with member as (
         select users.id, users.email from public.profiles profile join auth.users on users.id = profile.user_id
         where users.id = $1 and ${WANTS_IT}),
       claimed as (
         insert into plateful.week_mails (user_id, sunday, token_hash)
         select id, $2::date, private.token_hash($3) from member on conflict (user_id, sunday) do nothing
         returning user_id)
       select member.email from member join claimed on claimed.user_id = member.id`,
      [member.id, sunday, token],
    )
    if (claimed) await mailer.within(statements).sendWeek(String(claimed.email), week, token)
    return claimed !== undefined
  })
  if (isSent) mailer.wake()
}

function failed(log: Log, error: unknown) {
  const reason = error instanceof Error ? error.name : 'unknown'
  log('warn', 'A member’s week couldn’t be sent. Trying again shortly.', { reason })
}
