// Refuses what the process cannot take on, at once and cheaply, so that what it has taken on is still answered in time.
// Mounted behind the health checks, which are always answered.
import type { MiddlewareHandler } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { refusal } from './failure.ts'
import type { Log } from './log.ts'
import { createLoopTurn, type LoopTurn } from './loop-turn.ts'

export interface OverloadLimits {
  /** Requests under way: taken in, and not answered yet. */
  most: number
  /** Of these from one address, so that a single slow sender cannot take every place. */
  mostPerClient: number
  /** The work of one turn of the event loop, before the rest of the turn's requests is refused. */
  turnMs: number
  /** The same for a while after something had to be refused. */
  turnMsWhenBusy: number
  /** So many requests of a turn are let in, however long they take: a single long one is no overload. */
  fewestInTurn: number
}

export const OVERLOAD_LIMITS: OverloadLimits = {
  most: 300,
  mostPerClient: 150,
  turnMs: 400,
  turnMsWhenBusy: 80,
  fewestInTurn: 4,
}

const BUSY_FOR_MS = 2_000
const RETRY_AFTER_S = '1'

export interface OverloadOptions {
  limits?: Partial<OverloadLimits>
  clientAddress: ClientAddress
  log: Log
  now?: () => number
  turn?: LoopTurn
}

export function overload(options: OverloadOptions): MiddlewareHandler {
  const { clientAddress, log, now = () => performance.now(), turn = createLoopTurn() } = options
  const limits = { ...OVERLOAD_LIMITS, ...options.limits }
  const perClient = new Map<string, number>()
  let underWay = 0
  let busyUntil = 0
  const told = { at: Number.NEGATIVE_INFINITY, refused: 0 }

  function turnIsFull() {
    if (turn.requests() < limits.fewestInTurn) return false
    const mostMs = now() < busyUntil ? limits.turnMsWhenBusy : limits.turnMs
    return turn.elapsedMs() > mostMs && turn.workedMs() > mostMs / 4
  }

  /** One line a second, however many are refused. */
  function tell() {
    told.refused += 1
    if (now() - told.at < 1000) return
    log('warn', 'Too much to do: requests are refused.', { refused: told.refused, underWay })
    told.at = now()
    told.refused = 0
  }

  return async (c, next) => {
    const client = clientAddress(c)
    const ofClient = perClient.get(client) ?? 0
    const full = underWay >= limits.most || turnIsFull()
    if (full || ofClient >= limits.mostPerClient) {
      busyUntil = now() + BUSY_FOR_MS
      c.set('refused', true)
      tell()
      c.header('Retry-After', RETRY_AFTER_S)
      return full
        ? refusal(c, 503, 'Plateful has too much to do at the moment. Please try again in a second.')
        : refusal(c, 429, 'Too many requests from your address at once. Please wait a moment and try again.')
    }
    turn.letIn()
    underWay += 1
    perClient.set(client, ofClient + 1)
    try {
      await next()
    } finally {
      underWay -= 1
      const left = (perClient.get(client) ?? 1) - 1
      if (left > 0) perClient.set(client, left)
      else perClient.delete(client)
    }
  }
}
