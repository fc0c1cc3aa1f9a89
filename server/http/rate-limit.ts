// A token bucket per client: bursts up to a minute's worth, refilled steadily.
import type { Context, MiddlewareHandler } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { failure } from './failure.ts'

const MOST_CLIENTS = 50_000

export interface RateLimiter {
  /** Counts a request as `cost` ordinary ones: returns 0 if it is allowed, or the seconds until it is. */
  take(client: string, cost?: number): number
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
    take(client, cost = 1) {
      const time = now()
      const known = buckets.get(client)
      const tokens = known ? Math.min(perMinute, known.tokens + Math.max(0, time - known.at) * perMs) : perMinute
      const price = Math.min(cost, perMinute) // with a very low limit, a minute's worth
      buckets.delete(client) // re-inserted below, so that the map is in order of last use
      if (buckets.size >= MOST_CLIENTS) {
        const oldest = buckets.keys().next()
        if (!oldest.done) buckets.delete(oldest.value)
      }
      buckets.set(client, { tokens: tokens < price ? tokens : tokens - price, at: time })
      return tokens < price ? Math.max(1, Math.ceil((price - tokens) / perMs / 1000)) : 0
    },
  }
}

interface RateLimitOptions {
  /** How many ordinary requests it counts as. */
  costOf?: (c: Context) => number
  /** The response to a request over the limit. */
  refuse?: (c: Context, waitS: number) => Response
}

const refuseCall = (c: Context) =>
  failure(c, 429, 'Too many requests from your address. Please wait a moment and try again.')

export function rateLimit(
  limiter: RateLimiter,
  clientAddress: ClientAddress,
  { costOf = () => 1, refuse = refuseCall }: RateLimitOptions = {},
): MiddlewareHandler {
  return async (c, next) => {
    const waitS = limiter.take(clientAddress(c), costOf(c))
    if (waitS === 0) return next()
    c.header('Retry-After', String(waitS))
    return refuse(c, waitS)
  }
}
