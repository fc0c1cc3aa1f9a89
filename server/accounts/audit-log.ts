// The log of what was done to accounts. Rows can only be added (supabase/migrations/20261122004000).
import type { AuditAction } from '#domain/account/audit-action.ts'
import type { Row, Statements } from '#server/database/database.ts'

export interface AuditEntry {
  /** Null for the host at the command line. */
  actor: string | null
  /** Whose account it is about, if anyone's. */
  member?: string
  action: AuditAction
  detail?: string
}

/** A member who changes the password again and again fills no disk. */
const MOST_OWN_A_DAY = 50

export async function record(statements: Statements, { actor, member, action, detail = '' }: AuditEntry) {
  await statements.query(
    `insert into public.audit_log (actor_id, user_id, action, detail)
     select $1::uuid, $2::uuid, $3::text, $4::text
     where $1::uuid is distinct from $2::uuid or $1::uuid is null or $5 > (select count(*) from public.audit_log
       where user_id = $2::uuid and actor_id = $1::uuid and created_at > now() - interval '1 day')`,
    [actor, member ?? null, action, detail, MOST_OWN_A_DAY],
  )
}

const PAGE = 50

/** The newest first, with the addresses of accounts that still exist. */
export async function auditPage(statements: Statements, before: number | null): Promise<Row[]> {
  return statements.query(
    `select log.id, log.created_at as "at", log.action, log.detail, log.actor_id is null as "byCommand",
       actor.email as actor, coalesce(member.email, case when log.user_id is not null then 'a deleted account' end) as member
     from public.audit_log log
       left join auth.users actor on actor.id = log.actor_id
       left join auth.users member on member.id = log.user_id
     where $1::bigint is null or log.id < $1 order by log.id desc limit $2`,
    [before, PAGE + 1],
  )
}
