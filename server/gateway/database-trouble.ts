// Runs a request, and turns an unreachable, slow or full database into a readable error.
import type { Database } from '#server/database/database.ts'
import { DISK_FULL_ADVICE, DISK_FULL_MESSAGE, isDiskFull } from '#server/database/disk-space.ts'
import { type Trouble, withQuietConsole } from '#server/engine/fixes/quiet-console.ts'
import {
  codeOf,
  isReadOnly,
  isUnreachable,
  readableFailure,
  readOnly,
  unreachable,
} from '#server/engine/fixes/readable-error.ts'
import { TOOK_TOO_LONG } from '#server/http/failure.ts'
import type { Log } from '#server/http/log.ts'
import { ThreadTimeout } from '#server/threads/thread.ts'
import { createDeadlines } from './deadlines.ts'
import { refusal } from './gateway-answers.ts'

const SORRY = 'Something went wrong on our side. Please try again.'

type Work = () => Promise<Response>
export type WithoutTrouble = (path: string, work: Work) => Promise<Response>

/** The engine reports a failed statement before anybody knows whether the request was wrong or the server failed. */
function holdBack(log: Log) {
  let held: Parameters<Log>[] | null = []
  return {
    log: ((...line) => {
      if (held) held.push(line)
      else log(...line)
    }) satisfies Log,
    release(isAnswer: boolean) {
      for (const [level, ...line] of held ?? []) log(isAnswer && level === 'error' ? 'debug' : level, ...line)
      held = null
    },
  }
}

export function createTroubleGuard(database: Pick<Database, 'renew'>, log: Log): WithoutTrouble {
  const deadlines = createDeadlines()

  return async (path, work) => {
    const trouble: Trouble = {}
    const held = holdBack(log)
    try {
      const response = await deadlines.within(withQuietConsole(held.log, work, trouble), () => {
        trouble.code = 'ETIMEDOUT'
      })
      // While the database is down, the engine may report that tables do not exist.
      const isAnswer =
        response.status < 400 || (response.status < 500 && !isUnreachable(trouble.code) && !isDiskFull(trouble.code))
      held.release(isAnswer)
      return isAnswer ? response : await failed(response, path, trouble)
    } catch (error) {
      trouble.code ??= codeOf(error)
      const known = knownTrouble(trouble.code, path) ?? readableFailure(error)
      held.release(known !== null && known.status < 500)
      if (known) return known instanceof Response ? known : refusal(known.status, known.code, known.message)
      if (error instanceof ThreadTimeout) {
        log('error', 'A thread was replaced.', { path, reason: error.message })
        return refusal(503, 'PGRST003', TOOK_TOO_LONG, 2)
      }
      const reason = error instanceof Error ? error.name : 'unknown'
      log('error', 'A member’s request failed.', { path, reason, code: trouble.code })
      return refusal(500, 'XX000', SORRY)
    } finally {
      if (isUnreachable(trouble.code)) {
        database.renew()
        deadlines.hurry()
      }
    }
  }

  async function failed(response: Response, path: string, { code }: Trouble): Promise<Response> {
    log('error', 'The engine failed.', { path, status: response.status, code })
    const known = knownTrouble(response.status === 507 ? '53100' : code, path)
    if (known) return known
    const body: unknown = await response.json().catch(() => null)
    const isReadable = response.status === 503 && typeof body === 'object' && body !== null && 'message' in body
    return isReadable
      ? refusal(response.status, 'XX000', String(body.message), 2)
      : refusal(response.status, 'XX000', SORRY)
  }

  function knownTrouble(code: string | undefined, path: string): Response | null {
    if (isUnreachable(code)) return refusal(503, 'PGRST000', unreachable, 2)
    if (isReadOnly(code)) return refusal(503, '25006', readOnly, 5)
    if (!isDiskFull(code)) return null
    log('error', DISK_FULL_ADVICE)
    // The auth client signs a member out if a token refresh fails permanently; 503 counts as temporary.
    return refusal(path.startsWith('/auth/') ? 503 : 507, '53100', DISK_FULL_MESSAGE)
  }
}
