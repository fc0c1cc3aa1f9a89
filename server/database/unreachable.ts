// Turns a lost or read-only database into a 503 for requests that do not go through the gateway (server/gateway/database-trouble.ts).
import { codeOf, isReadOnly, isUnreachable, readOnly, unreachable } from './readable-error.ts'

export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super(isReadOnly(codeOf(cause)) ? readOnly : unreachable, { cause })
  }
}

export async function orUnreachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    if (!isUnreachable(code) && !isReadOnly(code)) throw error
    throw new DatabaseUnreachable(error)
  }
}
