// Password hashing takes about 60 ms of a core. It runs beside the database and leaves a core to everybody else, so that
// a burst of sign-ins slows down nobody but those who sign in.
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
