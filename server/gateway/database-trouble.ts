// Runs a request, and turns an unreachable, slow, read-only or full database into a readable error.
import { DISK_FULL_ADVICE, DISK_FULL_MESSAGE, isDiskFull } from '#server/database/disk-space.ts'
import { codeOf, isReadOnly, isUnreachable, readableFailure } from '#server/database/readable-error.ts'
import { TOOK_TOO_LONG } from '#server/http/failure.ts'
import type { Log } from '#server/http/log.ts'
import { ThreadTimeout } from '#server/threads/thread.ts'
import { refusal } from './gateway-responses.ts'

const SORRY = 'Something went wrong on our side. Please try again.'

type Work = () => Promise<Response>
export type WithoutTrouble = (path: string, work: Work) => Promise<Response>

export function createTroubleGuard(log: Log): WithoutTrouble {
  return async (path, work) => {
    try {
      return await work()
    } catch (error) {
      return responseTo(error, path)
    }
  }

  function responseTo(error: unknown, path: string): Response {
    if (error instanceof ThreadTimeout) {
      log('error', 'A thread was replaced.', { path, reason: error.message })
      return refusal(503, 'PGRST003', TOOK_TOO_LONG, 2)
    }
    const known = readableFailure(error)
    if (known && known.status < 500) return refusal(known.status, known.code, known.message)
    const code = codeOf(error)
    log('error', 'A member’s request failed.', { path, reason: error instanceof Error ? error.name : 'unknown', code })
    if (!known) return refusal(500, 'XX000', SORRY)
    if (isUnreachable(code)) return refusal(503, 'PGRST000', known.message, 2)
    if (isReadOnly(code)) return refusal(503, known.code, known.message, 5)
    if (!isDiskFull(code)) return refusal(known.status, known.code, known.message, 2)
    log('error', DISK_FULL_ADVICE)
    // The auth client signs a member out if a token refresh fails permanently; 503 counts as temporary.
    return refusal(path.startsWith('/auth/') ? 503 : 507, '53100', DISK_FULL_MESSAGE)
  }
}
