// Password hashing takes about 60 ms of a core. It runs beside the database and one at a time per spare core, so that
// a burst of sign-ins slows down nobody but those who sign in, and one client never holds every place.
import { availableParallelism } from 'node:os'
import { AuthError } from './auth-error.ts'

const AT_ONCE = Math.max(1, availableParallelism() - 1)
const MOST_WAITING = 40
const MOST_PER_CLIENT = 4

export interface HashingQueue {
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result>
}

export function createHashingQueue(): HashingQueue {
  const waiting: (() => void)[] = []
  const perClient = new Map<string, number>()
  let running = 0

  const busy = () =>
    new AuthError(429, 'over_request_rate_limit', 'Too many sign-ins at once. Please try again in a moment.', 2)

  return {
    async run(client, work) {
      const own = perClient.get(client) ?? 0
      if (own >= MOST_PER_CLIENT || waiting.length >= MOST_WAITING) throw busy()
      perClient.set(client, own + 1)
      try {
        if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
        else running += 1
        try {
          return await work()
        } finally {
          const next = waiting.shift()
          if (next) next()
          else running -= 1
        }
      } finally {
        const left = (perClient.get(client) ?? 1) - 1
        if (left > 0) perClient.set(client, left)
        else perClient.delete(client)
      }
    },
  }
}
