// Emails waiting in the database: they survive a crash, and any number of server processes share them.
import { randomUUID } from 'node:crypto'
import type { Statements } from '#server/database/database.ts'
import { MAX_AGE_S, type MailKind } from './delivery-rules.ts'

export interface OutgoingMail {
  kind: MailKind
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Ends emails of this kind with one POST request. */
  unsubscribeUrl: string | null
}

export interface ClaimedMail extends OutgoingMail {
  /** Part of the Message-ID, so that an email that is sent again can be recognized. */
  id: string
  /** Including this one. Also shows whether the claim is still valid. */
  attempts: number
}

export type Queries = Pick<Statements, 'query'>

/** In the private schema, which no member can access. */
export const OUTBOX_TABLE = `
  create table if not exists plateful.outbox (
    id uuid primary key,
    kind text not null,
    recipient text not null,
    reply_to text,
    subject text not null,
    body_text text not null,
    body_html text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    failed_at timestamptz,
    failure text
  );
  alter table plateful.outbox add column if not exists unsubscribe_url text;
  create index if not exists outbox_due on plateful.outbox (next_attempt_at) where failed_at is null;
  revoke all on plateful.outbox from public`

export async function enqueue(database: Queries, mail: OutgoingMail): Promise<void> {
  await database.query(
    `insert into plateful.outbox (id, kind, recipient, reply_to, subject, body_text, body_html, unsubscribe_url, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9::float8 * interval '1 second')`,
    [
      ...[randomUUID(), mail.kind, mail.to, mail.replyTo, mail.subject, mail.text, mail.html, mail.unsubscribeUrl],
      MAX_AGE_S[mail.kind],
    ],
  )
}

/** Claims due emails for the duration of the lease. If the process crashes, another one takes over. */
export async function claim(database: Queries, limit: number, leaseMs: number): Promise<ClaimedMail[]> {
  const rows = await database.query(
    `update plateful.outbox set attempts = attempts + 1, next_attempt_at = now() + $2::float8 * interval '1 millisecond'
     where id in (
       select id from plateful.outbox where failed_at is null and next_attempt_at <= now() and expires_at > now()
       order by next_attempt_at limit $1::int for update skip locked)
     returning id, kind, recipient, reply_to, subject, body_text, body_html, unsubscribe_url, attempts`,
    [limit, leaseMs],
  )
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind as MailKind, // written by enqueue only
    to: String(row.recipient),
    replyTo: row.reply_to === null ? null : String(row.reply_to),
    subject: String(row.subject),
    text: String(row.body_text),
    html: String(row.body_html),
    unsubscribeUrl: row.unsubscribe_url === null ? null : String(row.unsubscribe_url),
    attempts: Number(row.attempts),
  }))
}

type Claim = Pick<ClaimedMail, 'id' | 'attempts'>

/** Sent emails leave the table: their links are nobody's business anymore. */
export async function forget(database: Queries, { id, attempts }: Claim): Promise<void> {
  await database.query('delete from plateful.outbox where id = $1 and attempts = $2', [id, attempts])
}

export async function postpone(database: Queries, { id, attempts }: Claim, afterMs: number, failure: string) {
  await database.query(
    `update plateful.outbox set next_attempt_at = now() + $3::float8 * interval '1 millisecond', failure = $4
     where id = $1 and attempts = $2`,
    [id, attempts, afterMs, failure],
  )
}

export async function giveUp(database: Queries, { id, attempts }: Claim, failure: string): Promise<void> {
  await database.query('update plateful.outbox set failed_at = now(), failure = $3 where id = $1 and attempts = $2', [
    id,
    attempts,
    failure,
  ])
}

/** Drops emails that waited too long and returns their kinds; removes failed ones after a while. */
export async function expire(database: Queries): Promise<{ kind: string; failure: string }[]> {
  await database.query(`delete from plateful.outbox where failed_at < now() - interval '30 days'`)
  const rows = await database.query(
    `update plateful.outbox set failed_at = now(), failure = coalesce(failure, 'It was never tried.')
     where failed_at is null and expires_at <= now() and next_attempt_at <= now() returning kind, failure`,
  )
  return rows.map(({ kind, failure }) => ({ kind: String(kind), failure: String(failure) }))
}
