// Two fixes to the engine's connection, both about the identity that a request runs as.
import type { PostgresConnection } from '@supabase/lite/postgres'

interface Request {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
}

export function ownMemberContext(connection: PostgresConnection): void {
  Object.assign(connection, {
    // At its first request, the engine would grant every right on every table to every role. The migrations define the
    // rights; marking the engine's check as done keeps it that way.
    rlsState: 'active',
    // The engine takes six statements to tell the database who is asking. We use one, which saves a third of a
    // request's time.
    applyJwtSessionContext: (statements: PostgresConnection['kysely'], { auth }: Request) => {
      const role = auth?.role || 'anon'
      const settings = {
        role,
        'request.jwt.claim.sub': String(auth?.uid ?? ''),
        'request.jwt.claim.role': role,
        'request.jwt.claims': auth?.jwt && typeof auth.jwt === 'object' ? JSON.stringify(auth.jwt) : '',
      }
      return statements
        .selectNoFrom((sql) =>
          Object.entries(settings).map(([name, value], index) =>
            sql.fn('set_config', [sql.val(name), sql.val(value), sql.val(true)]).as(`setting_${index}`),
          ),
        )
        .execute()
    },
  })
}
