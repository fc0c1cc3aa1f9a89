// Who may sign up where an invitation is needed: each link, from the host or a household, is good for one account.
import { randomBytes } from 'node:crypto'
import { INVITATION_ENDED, SIGN_UP_CLOSED, type SignUp } from '#domain/account/who-may-join.ts'
import type { Statements } from '#server/database/database.ts'
import { type AuthBody, textFrom } from './auth-body.ts'
import { AuthError } from './auth-error.ts'

const HASH = `sha256(convert_to($1, 'UTF8'))`
const VALID_DAYS = 7

/** The host's link. Its token is shown once; only a hash is stored. */
export async function createInvitation(database: Statements, createdBy: string | null): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await database.query(
    `insert into plateful.invitations (token_hash, created_by, expires_at)
     values (${HASH}, $2, now() + $3::integer * interval '1 day')`,
    [token, createdBy, VALID_DAYS],
  )
  return token
}

export function invitationFrom({ data }: AuthBody): string | null {
  return typeof data === 'object' && data !== null ? (textFrom({ ...data }, 'invitation') ?? null) : null
}

const OPEN_IN_HOUSEHOLD = `household.token_hash = ${HASH} and household.used_at is null and household.expires_at > now()`

/** Before a password is hashed for somebody who can't join. */
export async function refuseUninvited(database: Statements, signUp: SignUp, invitation: string | null) {
  if (signUp === 'open') return
  if (signUp === 'closed' || !invitation) throw refused(SIGN_UP_CLOSED[signUp])
  const [found] = await database.query(
    `select 1 from plateful.invitations where token_hash = ${HASH} and expires_at > now()
     union all select 1 from public.household_invitations household where ${OPEN_IN_HOUSEHOLD}`,
    [invitation],
  )
  if (!found) throw refused(INVITATION_ENDED)
}

/**
 * Gives the invitation to this account, or throws. An account whose address was never confirmed gives it up, because
 * the address may have been mistyped.
 */
export async function takeInvitation(statements: Statements, invitation: string, userId: string) {
  await statements.query(
    `insert into plateful.invitations (token_hash, expires_at, from_household)
     select token_hash, expires_at, true from public.household_invitations household where ${OPEN_IN_HOUSEHOLD}
     on conflict do nothing`,
    [invitation],
  )
  const [found] = await statements.query(
    `select used_by from plateful.invitations invitation
     where token_hash = ${HASH} and expires_at > now() and (not from_household
       or exists (select from public.household_invitations household where ${OPEN_IN_HOUSEHOLD}))
     for update`,
    [invitation],
  )
  if (!found) throw refused(INVITATION_ENDED)
  await statements.query('delete from auth.users where id = $1 and email_confirmed_at is null', [found.used_by])
  const [taken] = await statements.query(
    `update plateful.invitations set used_by = $2 where token_hash = ${HASH} and used_by is null returning used_by`,
    [invitation, userId],
  )
  if (!taken) throw refused(INVITATION_ENDED)
}

const refused = (reason: string) => new AuthError(422, 'signup_disabled', reason)
