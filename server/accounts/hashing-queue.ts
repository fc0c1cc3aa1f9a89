// Hashing a password takes about 60 ms of CPU, so sign-ins have their own queue.
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import { AuthError } from './auth-error.ts'
import { HASHED_AT_ONCE } from './password-hash.ts'

export interface HashingQueue {
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result>
}

export function createHashingQueue(): HashingQueue {
  const places = createConcurrencyLimit({ running: HASHED_AT_ONCE, waiting: 40, perClient: 4 })
  return {
    async run(client, work) {
      const running = places.run(client, work)
      if (running) return running
      const message = 'Too many sign-ins at once. Please try again in a moment.'
      throw new AuthError(429, 'over_request_rate_limit', message, 2)
    },
  }
}
