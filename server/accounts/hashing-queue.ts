// Hashing a password takes about 60 ms of CPU, so a burst of sign-ins waits in a line of its own.
import { createPlaces } from '#server/http/places.ts'
import { AuthError } from './auth-error.ts'
import { HASHED_AT_ONCE } from './password-hash.ts'

export interface HashingQueue {
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result>
}

/** So one address that tries passwords takes about an eighth of a core. */
const PACE = { starts: 12, ms: 6000 }

export function createHashingQueue(): HashingQueue {
  const places = createPlaces({ running: HASHED_AT_ONCE, waiting: 40, perClient: 10, pace: PACE })
  return {
    async run(client, work) {
      const running = places.run(client, work)
      if (running) return running
      const message = 'Too many sign-ins at once. Please try again in a moment.'
      throw new AuthError(429, 'over_request_rate_limit', message, 2)
    },
  }
}
