// Two corrections to the engine's connection, both about who a request runs as.
import type { PostgresConnection } from '@supabase/lite/postgres'

interface Request {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
}

export function ownMemberContext(connection: PostgresConnection): void {
  Object.assign(connection, {
    // At its first request the engine would grant every right on every table to every role. The migrations say who
    // may do what; marking its check as done keeps it that way.
    rlsState: 'active',
    // The engine tells the database who is asking in six statements. One does, and saves a third of a request.
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
