// Hashing a password takes about 60 ms of CPU. The queue leaves a core free, so that a burst of sign-ins does not slow
// down other requests.
import { availableParallelism } from 'node:os'
import { createPlaces } from '#server/http/places.ts'
import { AuthError } from './auth-error.ts'

export interface HashingQueue {
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result>
}

export function createHashingQueue(): HashingQueue {
  const places = createPlaces({ running: Math.max(1, availableParallelism() - 1), waiting: 40, perClient: 4 })
  return {
    async run(client, work) {
      const running = places.run(client, work)
      if (running) return running
      const message = 'Too many sign-ins at once. Please try again in a moment.'
      throw new AuthError(429, 'over_request_rate_limit', message, 2)
    },
  }
}
