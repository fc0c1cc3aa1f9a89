// Turns a lost or read-only database into a 503 for requests that do not go through the gateway (server/gateway/database-trouble.ts).
import { codeOf, isReadOnly, isUnreachable, readOnly, unreachable } from '#server/engine/fixes/readable-error.ts'
import type { Database } from './database.ts'

export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super(isReadOnly(codeOf(cause)) ? readOnly : unreachable, { cause })
  }
}

/** Also makes the next request start with new connections. */
export async function orUnreachable<Result>(
  database: Pick<Database, 'renew'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    if (!isUnreachable(code) && !isReadOnly(code)) throw error
    database.renew()
    throw new DatabaseUnreachable(error)
  }
}
