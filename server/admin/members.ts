// Members as their host sees them: when they were here, how much they store, on how many devices. Never what they store.
import type { Row, Statements } from '#server/database/database.ts'

export const MEMBER_ORDERS = ['newest', 'address', 'last-use', 'storage'] as const
export type MemberOrder = (typeof MEMBER_ORDERS)[number]

export interface MemberPage {
  /** Part of the address. */
  search: string
  order: MemberOrder
  page: number
}

const PAGE = 50

/** A household's recipes and photos count for each of its members. */
const OWNERS = `select users.id as user_id, users.id as owner
  union all select user_id, household_id from public.household_members where user_id = users.id`
const STORED = `(select coalesce(sum(usage.bytes), 0) from (${OWNERS}) owners join private.usage on usage.owner = owners.owner)`
const ROWS = `(select coalesce(sum(usage.rows), 0) from (${OWNERS}) owners join private.usage on usage.owner = owners.owner)`
const LAST_USE = `(select max(greatest(sessions.created_at, sessions.refreshed_at at time zone 'UTC'))
  from auth.sessions where sessions.user_id = users.id)`

const KEYS: Record<MemberOrder, string> = {
  newest: 'users.created_at desc',
  address: 'users.email',
  'last-use': 'greatest(users.last_sign_in_at, used.at) desc nulls last',
  storage: 'coalesce(own.bytes, 0) + coalesce(shared.bytes, 0) desc',
}

const STORED_BY_OWNER = '(select owner, sum(bytes) as bytes from private.usage group by owner)'
/** Added up once for all members, which takes about half the time at 100,000 of them. */
const SOURCES: Record<MemberOrder, string> = {
  newest: '',
  address: '',
  'last-use': `left join (select user_id, max(greatest(created_at, refreshed_at at time zone 'UTC')) as at
    from auth.sessions group by user_id) used on used.user_id = users.id`,
  storage: `left join ${STORED_BY_OWNER} own on own.owner = users.id
    left join public.household_members membership on membership.user_id = users.id
    left join ${STORED_BY_OWNER} shared on shared.owner = membership.household_id`,
}

/** One more than a page, if there is more. */
export function memberPage(statements: Statements, { search, order, page }: MemberPage): Promise<Row[]> {
  return statements.query(
    `with shown as materialized (
       select users.id, row_number() over (order by ${KEYS[order]}, users.id) as place from auth.users ${SOURCES[order]}
       where $1 = '' or strpos(users.email, lower($1)) > 0
       order by place limit $2 offset $3)
     select users.id, users.email, users.created_at as "createdAt", users.email_confirmed_at is not null as confirmed,
       users.banned_until > now() as paused, operators.user_id is not null as operator,
       greatest(users.last_sign_in_at, ${LAST_USE}) as "lastUse",
       (select count(*) from auth.sessions where sessions.user_id = users.id) as devices,
       ${STORED} as bytes, ${ROWS} as rows
     from shown join auth.users on users.id = shown.id left join public.operators on operators.user_id = users.id
     order by shown.place`,
    [search, PAGE + 1, page * PAGE],
  )
}

/** Signs the member out everywhere, and refuses sign-in until the account is resumed. */
export async function pauseMember(statements: Statements, id: string) {
  // First, so that a sign-in at the same moment waits and then sees it (sessions.ts).
  await statements.query(`update auth.users set banned_until = '9999-12-31' where id = $1`, [id])
  await statements.query('delete from auth.sessions where user_id = $1', [id])
}

export async function resumeMember(statements: Statements, id: string) {
  await statements.query('update auth.users set banned_until = null where id = $1', [id])
}

export async function removeMember(statements: Statements, id: string) {
  // Their invitation must not let them in again.
  await statements.query('update plateful.invitations set expires_at = now() where used_by = $1', [id])
  await statements.query('delete from auth.users where id = $1', [id])
}

export async function operatorIds(statements: Statements, ids: readonly string[]): Promise<Set<string>> {
  const rows = await statements.query('select user_id from public.operators where user_id = any($1::uuid[])', [ids])
  return new Set(rows.map(({ user_id }) => String(user_id)))
}
