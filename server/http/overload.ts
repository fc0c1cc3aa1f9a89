// Refuses what the process cannot take on, at once and cheaply, so that what it has taken on is still answered in time.
// Mounted behind the health checks, which are always answered.
import type { Context, MiddlewareHandler } from 'hono'
import { type AdmissionLimits, createAdmission } from './admission.ts'
import { type AdmissionClock, systemClock } from './admission-clock.ts'
import type { ClientAddress } from './client-address.ts'
import { refusal } from './failure.ts'
import type { Log } from './log.ts'

export interface OverloadLimits extends AdmissionLimits {
  /** Requests under way: taken in, and not answered yet. */
  most: number
  /** Of these from one address, so that a single slow sender cannot take every place. */
  mostPerClient: number
}

export const OVERLOAD_LIMITS: OverloadLimits = {
  most: 300,
  mostPerClient: 150,
  sliceMs: 8,
  waitMs: 1_000,
  waitMsWhenBusy: 80,
  mostWaiting: 200,
}

const RETRY_AFTER_S = '1'

export interface OverloadOptions {
  limits?: Partial<OverloadLimits>
  clientAddress: ClientAddress
  log: Log
  clock?: AdmissionClock
}

export function overload(options: OverloadOptions): MiddlewareHandler {
  const { clientAddress, log, clock = systemClock } = options
  const limits = { ...OVERLOAD_LIMITS, ...options.limits }
  const admission = createAdmission(limits, clock)
  const perClient = new Map<string, number>()
  let underWay = 0
  const told = { at: Number.NEGATIVE_INFINITY, refused: 0 }

  /** One line a second, however many are refused. */
  function tell() {
    told.refused += 1
    if (clock.now() - told.at < 1000) return
    log('warn', 'Too much to do: requests are refused.', { refused: told.refused, underWay })
    told.at = clock.now()
    told.refused = 0
  }

  function refuse(c: Context, status: 429 | 503) {
    c.set('refused', true)
    tell()
    c.header('Retry-After', RETRY_AFTER_S)
    return status === 503
      ? refusal(c, 503, 'Plateful has too much to do at the moment. Please try again in a second.')
      : refusal(c, 429, 'Too many requests from your address at once. Please wait a moment and try again.')
  }

  return async (c, next) => {
    const client = clientAddress(c)
    const ofClient = perClient.get(client) ?? 0
    const verdict = admission.arrive()
    if (underWay >= limits.most || verdict === 'refused') return refuse(c, 503)
    if (ofClient >= limits.mostPerClient) return refuse(c, 429)
    underWay += 1
    perClient.set(client, ofClient + 1)
    try {
      if (verdict === 'wait') {
        const decided = await admission.wait(() => c.req.raw.signal.aborted)
        if (decided === 'refused') return refuse(c, 503)
        if (decided === 'gone') {
          c.set('refused', true)
          return refusal(c, 400, 'The request broke off.') // nobody is there to read it
        }
      }
      await next()
    } finally {
      underWay -= 1
      const left = (perClient.get(client) ?? 1) - 1
      if (left > 0) perClient.set(client, left)
      else perClient.delete(client)
    }
  }
}
