// A token bucket per client: bursts up to a minute's worth, refilled steadily.
import type { MiddlewareHandler } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { failure } from './failure.ts'

const MOST_CLIENTS = 50_000

export interface RateLimiter {
  /** Counts a request: returns 0 if it is allowed, or the seconds until the next one is. */
  take(client: string): number
}

export interface RateLimiterOptions {
  perMinute: number
  /** Milliseconds from any starting point; by default a monotonic clock. */
  now?: () => number
}

export function createRateLimiter({ perMinute, now = () => performance.now() }: RateLimiterOptions): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const perMs = perMinute / 60_000

  return {
    take(client) {
      const time = now()
      const known = buckets.get(client)
      const tokens = known ? Math.min(perMinute, known.tokens + Math.max(0, time - known.at) * perMs) : perMinute
      buckets.delete(client) // re-inserted below, so that the map is in order of last use
      if (buckets.size >= MOST_CLIENTS) {
        const oldest = buckets.keys().next()
        if (!oldest.done) buckets.delete(oldest.value)
      }
      buckets.set(client, { tokens: tokens < 1 ? tokens : tokens - 1, at: time })
      return tokens < 1 ? Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) : 0
    },
  }
}

export function rateLimit(limiter: RateLimiter, clientAddress: ClientAddress): MiddlewareHandler {
  return async (c, next) => {
    const waitS = limiter.take(clientAddress(c))
    if (waitS === 0) return next()
    c.header('Retry-After', String(waitS))
    return failure(c, 429, 'Too many requests from your address. Please wait a moment and try again.')
  }
}
