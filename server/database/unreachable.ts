// Turns a lost database into a 503 for requests that do not go through the gateway (server/gateway/database-trouble.ts).
import { codeOf, isUnreachable, unreachable } from '#server/engine/fixes/readable-error.ts'
import type { Database } from './database.ts'

export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super(unreachable, { cause })
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
    if (!isUnreachable(codeOf(error))) throw error
    database.renew()
    throw new DatabaseUnreachable(error)
  }
}
