// Account rows in the tables of Supabase's auth, and their JSON for its client.
import { randomUUID } from 'node:crypto'
import type { Row, Statements } from '#server/database/database.ts'

export interface Account {
  id: string
  email: string
  passwordHash: string | null
  confirmedAt: string | null
  newEmail: string | null
  metadata: Record<string, unknown>
  createdAt: string
  updatedAt: string
  lastSignInAt: string | null
}

const COLUMNS = `id, email, encrypted_password, email_confirmed_at, email_change, raw_user_meta_data,
  created_at, updated_at, last_sign_in_at`

function accountOf(row: Row | undefined): Account | null {
  if (!row) return null
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value))
  return {
    id: String(row.id),
    email: String(row.email),
    passwordHash: text(row.encrypted_password),
    confirmedAt: text(row.email_confirmed_at),
    newEmail: text(row.email_change),
    metadata: metadataOf(row.raw_user_meta_data),
    createdAt: instant(String(row.created_at)),
    updatedAt: instant(String(row.updated_at)),
    lastSignInAt: text(row.last_sign_in_at),
  }
}

/** One date format, so that a response does not reveal whether it came from the database. */
const instant = (text: string) => new Date(text).toISOString()

function metadataOf(value: unknown): Record<string, unknown> {
  const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}

export async function accountByEmail(database: Statements, email: string): Promise<Account | null> {
  const [row] = await database.query(`select ${COLUMNS} from auth.users where email = $1 and not is_sso_user`, [email])
  return accountOf(row)
}

export async function accountById(database: Statements, id: string): Promise<Account | null> {
  const [row] = await database.query(`select ${COLUMNS} from auth.users where id = $1`, [id])
  return accountOf(row)
}

export interface NewAccount {
  email: string
  passwordHash: string
  metadata: Record<string, unknown>
  /** Without a mail server, addresses count as confirmed. */
  confirmed: boolean
}

/** Null if the address already has an account, even one created concurrently. */
export async function createAccount(database: Statements, account: NewAccount): Promise<Account | null> {
  const id = randomUUID()
  const { email, passwordHash, metadata, confirmed } = account
  const profile = JSON.stringify({ ...metadata, email, email_verified: confirmed, phone_verified: false, sub: id })
  const [row] = await database.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3, case when $4 then now() end,
             '{"provider": "email", "providers": ["email"]}', $5::text::jsonb)
     on conflict (email) where is_sso_user = false do nothing
     returning ${COLUMNS}`,
    [id, email, passwordHash, confirmed, profile],
  )
  if (!row) return null
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, 'email', $2::text, $2::uuid, $3::text::jsonb, now())`,
    [randomUUID(), id, profile],
  )
  return accountOf(row)
}

/** Nobody has signed in to it yet, so nothing is lost. */
export async function removeUnconfirmed(database: Statements, email: string) {
  await database.query('delete from auth.users where email = $1 and not is_sso_user and email_confirmed_at is null', [
    email,
  ])
}

export async function setPassword(database: Statements, id: string, passwordHash: string | null) {
  await database.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    id,
    passwordHash,
  ])
}

export async function confirmAddress(database: Statements, id: string) {
  await database.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}' where id = $1`,
    [id],
  )
}

export async function askForAddress(database: Statements, id: string, email: string) {
  await database.query(
    'update auth.users set email_change = $2, email_change_sent_at = now(), updated_at = now() where id = $1',
    [id, email],
  )
}

/** False if another account has the address. */
export async function changeAddress(database: Statements, id: string, email: string): Promise<boolean> {
  const changed = await database.query(
    `update auth.users set email = $2, email_change = null, email_change_sent_at = null, email_confirmed_at = now(),
       updated_at = now(), raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', $2::text)
     where id = $1 and not exists (select from auth.users other where other.email = $2 and other.id <> $1)
     returning id`,
    [id, email],
  )
  if (changed.length === 0) return false
  await database.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text), updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, email],
  )
  return true
}

export async function setMetadata(database: Statements, id: string, metadata: Record<string, unknown>) {
  await database.query(
    'update auth.users set raw_user_meta_data = raw_user_meta_data || $2::text::jsonb, updated_at = now() where id = $1',
    [id, JSON.stringify(metadata)],
  )
}

/** An account as the auth client reads it. */
export function userJson(account: Account) {
  const { id, email, createdAt, updatedAt } = account
  const metadata = Object.fromEntries(Object.entries(account.metadata).sort())
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: metadata,
    provider: 'email',
    last_sign_in_at: account.lastSignInAt ?? createdAt,
    created_at: createdAt,
    updated_at: updatedAt,
    email,
  }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [identity],
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
    ...(account.confirmedAt && { email_confirmed_at: account.confirmedAt, confirmed_at: account.confirmedAt }),
    ...(account.lastSignInAt && { last_sign_in_at: account.lastSignInAt }),
    ...(account.newEmail && { new_email: account.newEmail }),
  }
}
