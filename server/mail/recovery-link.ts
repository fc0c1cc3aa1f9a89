// A link to choose a new password, for an operator whose installation cannot send mail.
import { randomBytes } from 'node:crypto'
import type { Queries } from './outbox.ts'

/** Null when no account has this address. The link works once, for an hour, as the one in a mail does. */
export async function createRecoveryLink(
  database: Queries,
  address: string,
  publicUrl: string,
): Promise<string | null> {
  // The engine looks a link's token up in this column and measures its age from the second one.
  const token = randomBytes(32).toString('hex')
  const rows = await database.query(
    `update auth.users set recovery_token = $1, recovery_sent_at = now() where lower(email) = lower($2) returning id`,
    [token, address.trim()],
  )
  if (rows.length === 0) return null
  const link = new URL('/auth/v1/verify', publicUrl)
  link.searchParams.set('token', token)
  link.searchParams.set('type', 'recovery')
  link.searchParams.set('redirect_to', new URL('/auth?mode=new-password', publicUrl).href)
  return link.href
}
