// Limits expensive work: clients with the fewest requests go first, and no client can fill the queue.
import type { MiddlewareHandler } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { type ConcurrencyLimit, type ConcurrencyOptions, createConcurrencyLimit } from './concurrency-limit.ts'
import { BUSY, failure } from './failure.ts'

export function fairShare(
  options: ConcurrencyOptions,
  clientAddress: ClientAddress,
  onPlaces: (places: ConcurrencyLimit) => void = () => undefined,
): MiddlewareHandler {
  const places = createConcurrencyLimit(options)
  onPlaces(places)
  return async (c, next) => {
    const done = places.run(clientAddress(c), next)
    if (done) return done
    c.set('refused', true)
    c.header('Retry-After', '2')
    return failure(c, 503, BUSY)
  }
}
