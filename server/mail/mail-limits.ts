// How many emails one address gets, counted in the database, so that it holds across restarts and processes.
import { createHash } from 'node:crypto'
import type { MailKind } from './delivery-rules.ts'
import type { Queries } from './outbox.ts'

/** Anybody can request these for any address. Other emails have separate limits, so that nobody can use those up. */
type RequestedKind = 'confirmation' | 'recovery' | 'address-change' | 'account-exists'
/** A member's week is sent once, which is counted elsewhere. */
export type CountedKind = Exclude<MailKind, RequestedKind | 'your-week'>

type Purpose = 'requested' | 'requested-from' | 'requested-at-known-device' | 'news' | 'contact' | 'contact-sender'

/**
 * Nobody can use up a limit for all: what one client address asks for one recipient is counted too, the browsers that
 * an account knows have a limit of their own, and so has each sender of contact messages, which all go to the operator.
 */
export const MAIL_LIMITS: Record<Purpose, { perHour: number; perDay: number }> = {
  requested: { perHour: 5, perDay: 20 },
  'requested-from': { perHour: 3, perDay: 6 },
  'requested-at-known-device': { perHour: 3, perDay: 10 },
  news: { perHour: 10, perDay: 40 },
  contact: { perHour: 60, perDay: 300 },
  'contact-sender': { perHour: 10, perDay: 10 },
}

/** In the private schema, which no member can access. Hours and days start with their first email. */
export const MAIL_COUNTS_TABLE = `
  create table if not exists plateful.mail_counts (
    recipient text not null, -- hashed: most belong to no account
    purpose text not null,
    hour_from timestamptz not null default now(),
    hour_mails integer not null default 1,
    day_from timestamptz not null default now(),
    day_mails integer not null default 1,
    primary key (recipient, purpose)
  );
  revoke all on plateful.mail_counts from public`

const hashOf = (address: string) => createHash('sha256').update(address.trim().toLowerCase()).digest('hex')

/** Counts one email. False, without counting it, if the address has reached its limit. */
async function count(database: Queries, purpose: Purpose, to: string): Promise<boolean> {
  const { perHour, perDay } = MAIL_LIMITS[purpose]
  const counted = await database.query(
    `insert into plateful.mail_counts as known (recipient, purpose) values ($1, $2)
     on conflict (recipient, purpose) do update set
       hour_mails = case when known.hour_from > now() - interval '1 hour' then known.hour_mails + 1 else 1 end,
       hour_from = case when known.hour_from > now() - interval '1 hour' then known.hour_from else now() end,
       day_mails = case when known.day_from > now() - interval '1 day' then known.day_mails + 1 else 1 end,
       day_from = case when known.day_from > now() - interval '1 day' then known.day_from else now() end
     where (known.hour_from <= now() - interval '1 hour' or known.hour_mails < $3::int)
       and (known.day_from <= now() - interval '1 day' or known.day_mails < $4::int)
     returning recipient`,
    [hashOf(to), purpose, perHour, perDay],
  )
  return counted.length > 0
}

/** For emails that nobody requests: notices to an account's owner, or messages to the operator. */
export const countMail = (database: Queries, kind: CountedKind, to: string): Promise<boolean> =>
  count(database, kind === 'contact' ? 'contact' : 'news', to)

/** Counts a contact message of a client address. False if it has reached its limit. */
export const countSender = (database: Queries, clientAddress: string): Promise<boolean> =>
  count(database, 'contact-sender', clientAddress)

export interface Requester {
  clientAddress: string
  /** A browser that the recipient's account knows. */
  isKnown: boolean
}

declare const permitted: unique symbol
/** Proof that a requested email may be sent to this address. */
export interface MailPermit {
  readonly to: string
  readonly [permitted]: true
}

/**
 * Check this before changing anything for the email: a new code without its email would invalidate the one that was
 * sent. The requester must not notice if this is null, because some emails only go to accounts.
 */
export async function mailPermit(database: Queries, to: string, requester: Requester): Promise<MailPermit | null> {
  const { clientAddress, isKnown } = requester
  const isCounted = isKnown
    ? await count(database, 'requested-at-known-device', to)
    : (await count(database, 'requested-from', `${clientAddress} ${to}`)) && (await count(database, 'requested', to))
  return isCounted ? ({ to } as MailPermit) : null // the brand only exists for the compiler
}
