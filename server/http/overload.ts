// Rejects requests early while overloaded, so that accepted ones get a response in time.
import type { MiddlewareHandler } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { BUSY, refusal, TOO_MANY_AT_ONCE } from './failure.ts'
import type { Log } from './log.ts'

export interface OverloadLimits {
  /** Requests in flight. */
  maxInFlight: number
  /** In flight from one address, so that one slow sender can't take every place. */
  maxPerClient: number
  /** How late the event loop may run before new requests are rejected. */
  lagMs: number
  /** How many requests must be in flight for that: one slow request isn't overload. */
  lagMinInFlight: number
}

const LIMITS: OverloadLimits = { maxInFlight: 300, maxPerClient: 150, lagMs: 200, lagMinInFlight: 25 }
const TICK_MS = 10
const REMEMBERED_MS = 100
const LOG_EVERY_MS = 1_000

export interface OverloadOptions {
  limits?: Partial<OverloadLimits>
  clientAddress: ClientAddress
  log: Log
  /** The event loop's recent delay. */
  lag?: () => number
}

/**
 * The event loop's longest recent delay. Node's monitorEventLoopDelay would miss some: its reset also forgets the
 * current delay.
 */
export function eventLoopLag(): () => number {
  let last = performance.now()
  let longest = { ms: 0, at: last }
  setInterval(() => {
    const now = performance.now()
    const late = Math.max(0, now - last - TICK_MS)
    if (late > longest.ms || now - longest.at > REMEMBERED_MS) longest = { ms: late, at: now }
    last = now
  }, TICK_MS).unref()
  return () => longest.ms
}

export function overload({ clientAddress, log, lag = eventLoopLag(), ...options }: OverloadOptions): MiddlewareHandler {
  const limits = { ...LIMITS, ...options.limits }
  const perClient = new Map<string, number>()
  let inFlight = 0
  let refused = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  function logRefusals() {
    refused += 1
    if (performance.now() - loggedAt < LOG_EVERY_MS) return
    log('warn', 'Overloaded: rejecting requests.', { refused, inFlight, lagMs: Math.round(lag()) })
    loggedAt = performance.now()
    refused = 0
  }

  return async (c, next) => {
    const client = clientAddress(c)
    const inFlightOfClient = perClient.get(client) ?? 0
    const isFull = inFlight >= limits.maxInFlight || (inFlight >= limits.lagMinInFlight && lag() > limits.lagMs)
    if (isFull || inFlightOfClient >= limits.maxPerClient) {
      c.set('refused', true)
      logRefusals()
      c.header('Retry-After', '1')
      return isFull ? refusal(c, 503, BUSY) : refusal(c, 429, TOO_MANY_AT_ONCE)
    }
    inFlight += 1
    perClient.set(client, inFlightOfClient + 1)
    try {
      await next()
    } finally {
      inFlight -= 1
      const left = (perClient.get(client) ?? 1) - 1
      if (left > 0) perClient.set(client, left)
      else perClient.delete(client)
    }
  }
}
