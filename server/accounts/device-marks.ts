// Browsers that an account knows. Each carries a random mark in a cookie, from its first sign-in on. It opens nothing:
// what strangers do can't keep such a browser from signing in or recovering the account.
import { createHash, randomBytes } from 'node:crypto'
import type { Statements } from '#server/database/database.ts'

const COOKIE = 'device'
const VALID_DAYS = 400 // the longest that browsers keep a cookie
/** Of an account: the browsers that signed in most recently. */
const MOST_MARKS = 50

/** Only the hash is stored. */
const hashOf = (mark: string) => createHash('sha256').update(mark).digest('hex')

export interface Device {
  /** Identifies the browser in the database. */
  mark: string
  /** The cookie with its mark. */
  cookie: string
  /** It had no mark yet, so no account knows it. */
  isNew: boolean
}

/** A browser without a mark gets one. */
export function deviceFrom(cookies: string, secure: boolean): Device {
  const [, presented] = /(?:^|; *)device=([\w-]{43})(?:;|$)/.exec(cookies) ?? []
  const mark = presented ?? randomBytes(32).toString('base64url')
  const cookie = `${COOKIE}=${mark}; Path=/auth/v1; Max-Age=${VALID_DAYS * 86_400}; HttpOnly; SameSite=Strict`
  return { mark: hashOf(mark), cookie: secure ? `${cookie}; Secure` : cookie, isNew: !presented }
}

/** After a sign-in. */
export async function rememberDevice(database: Statements, userId: string, { mark }: Device): Promise<void> {
  await database.query(
    `insert into plateful.device_marks (user_id, mark) values ($1, $2)
     on conflict (user_id, mark) do update set used_at = now()`,
    [userId, mark],
  )
  await database.query(
    `delete from plateful.device_marks where user_id = $1 and mark in (
       select mark from plateful.device_marks where user_id = $1 order by used_at desc, mark offset $2)`,
    [userId, MOST_MARKS],
  )
}

export async function isKnownDevice(database: Statements, email: string, { mark, isNew }: Device): Promise<boolean> {
  if (isNew) return false
  const found = await database.query(
    `select from plateful.device_marks marks join auth.users on users.id = marks.user_id
     where marks.mark = $2 and users.email = $1 and not users.is_sso_user
       and marks.used_at > now() - $3::integer * interval '1 day'`,
    [email, mark, VALID_DAYS],
  )
  return found.length > 0
}

/** One of them may be a thief's. */
export async function forgetDevices(database: Statements, userId: string, except: Device | null): Promise<void> {
  await database.query('delete from plateful.device_marks where user_id = $1 and mark is distinct from $2', [
    userId,
    except?.mark ?? null,
  ])
}
