// Tokens that prove who owns an address: a link with a long token, and a short code to type on another device. Only
// hashes are stored. A code expires after five wrong guesses, an hour, or one use, and with a change of password or
// address.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Row, Statements } from '#server/database/database.ts'
import { LINK_VALID_S } from '#server/mail/delivery-rules.ts'
import type { Device } from './device-marks.ts'

export type Purpose = 'signup' | 'recovery' | 'email_change'

const MOST_GUESSES = 5
const CODE_DIGITS = 8

export interface OneTimeCode {
  token: string
  code: string
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

interface Requested {
  userId: string
  purpose: Purpose
  /** The browser; null for the operator. */
  requestedBy: Device | null
}

/** Replaces an earlier one that the same browser requested for the same purpose. */
export async function createCode(
  database: Statements,
  { userId, purpose, requestedBy, change }: Requested & { change?: { email: string; sessionId: string } },
): Promise<OneTimeCode> {
  const token = randomBytes(32).toString('base64url')
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await database.query(
    `insert into plateful.one_time_codes (user_id, purpose, token_hash, code_hash, email, session_id, expires_at, asked_by)
     values ($1, $2, $3, $4, $5, $6, now() + $7::float8 * interval '1 second', $8)
     on conflict (user_id, purpose, asked_by) do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash,
       email = excluded.email, session_id = excluded.session_id, expires_at = excluded.expires_at,
       wrong_guesses = 0, others_guesses = 0`,
    [
      userId,
      purpose,
      hashOf(token),
      hashOf(userId, purpose, code),
      change?.email ?? null,
      change?.sessionId ?? null,
      LINK_VALID_S,
      requestedBy?.mark ?? '',
    ],
  )
  return { token, code }
}

export async function forgetCodesFor(database: Statements, userId: string, purpose: Purpose) {
  await database.query('delete from plateful.one_time_codes where user_id = $1 and purpose = $2', [userId, purpose])
}

/** The person who requested them may not be the owner, or may no longer have access to this mailbox. */
export async function forgetCodes(database: Statements, userId: string) {
  await database.query('delete from plateful.one_time_codes where user_id = $1', [userId])
  await database.query('update auth.users set email_change = null, email_change_sent_at = null where id = $1', [userId])
}

export interface Redeemed {
  userId: string
  /** For a change of address. */
  newEmail: string | null
  sessionId: string | null
}

function redeemedBy(userId: string, { email, session_id: session }: Row): Redeemed {
  return {
    userId,
    newEmail: email === null ? null : String(email),
    sessionId: session === null ? null : String(session),
  }
}

export async function redeemToken(database: Statements, purpose: Purpose, token: string): Promise<Redeemed | null> {
  const [row] = await database.query(
    `delete from plateful.one_time_codes where token_hash = $1 and purpose = $2 and expires_at > now() returning user_id, email, session_id`,
    [hashOf(token), purpose],
  )
  return row ? redeemedBy(String(row.user_id), row) : null
}

/**
 * Counts the guess before checking it, so that concurrent guesses are all counted. The browser that requested a code has
 * as many guesses as all others together.
 */
export async function redeemCode(
  database: Statements,
  { userId, purpose, requestedBy }: Requested,
  code: string,
): Promise<Redeemed | null> {
  const rows = await database.query(
    `update plateful.one_time_codes set
       wrong_guesses = wrong_guesses + case when asked_by = $4 then 1 else 0 end,
       others_guesses = others_guesses + case when asked_by = $4 then 0 else 1 end
     where user_id = $1 and purpose = $2 and expires_at > now()
       and case when asked_by = $4 then wrong_guesses else others_guesses end < $3
     returning code_hash, email, session_id`,
    [userId, purpose, MOST_GUESSES, requestedBy?.mark ?? ''],
  )
  const row = rows.find(({ code_hash }) => code_hash === hashOf(userId, purpose, code))
  if (!row) return null
  await forgetCodesFor(database, userId, purpose)
  return redeemedBy(userId, row)
}
