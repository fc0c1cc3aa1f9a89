// Limits expensive work: clients with the fewest requests go first, and no client can fill the queue.
import type { MiddlewareHandler } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { createPlaces, type Places, type PlacesOptions } from './concurrency-limit.ts'
import { BUSY, failure } from './failure.ts'

export function fairShare(
  options: PlacesOptions,
  clientAddress: ClientAddress,
  onPlaces: (places: Places) => void = () => undefined,
): MiddlewareHandler {
  const places = createPlaces(options)
  onPlaces(places)
  return async (c, next) => {
    const done = places.run(clientAddress(c), next)
    if (done) return done
    c.set('refused', true)
    c.header('Retry-After', '2')
    return failure(c, 503, BUSY)
  }
}
