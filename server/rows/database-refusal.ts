// What the database's refusals mean for a row request: PostgREST's status, and a readable message.
import { codeOf, type LimitSentences, readableFailure } from '#server/database/readable-error.ts'
import { RowRefusal } from './row-refusal.ts'

const NOT_ALLOWED = '42501'

/** Null if the request isn't at fault. */
export function refusalOf(error: unknown, limits: LimitSentences, isVisitor: boolean): RowRefusal | null {
  if (error instanceof RowRefusal) return error
  if (codeOf(error) === NOT_ALLOWED && error instanceof Error)
    return new RowRefusal(isVisitor ? 401 : 403, NOT_ALLOWED, notAllowed(error.message))
  const known = readableFailure(error, limits)
  return known && known.status < 500
    ? new RowRefusal(known.status, known.code, known.message, { hint: known.hint })
    : null
}

function notAllowed(message: string): string {
  const [, table] = /(?:table|relation) "?(\w+)"?/.exec(message) ?? []
  if (message.includes('row-level security'))
    return `Members can only write their own rows of ${table ?? 'this table'}.`
  return message === 'Not authenticated' ? message : `You are not allowed to do this${table ? ` with ${table}` : ''}.`
}
