// Calls to the real provider: the key, timeouts, limits, and how we handle each of its errors.
import type { Log } from '#server/http/log.ts'
import { ProviderError } from '#server/recipe-source/recipe-source.ts'

export interface ProviderClientOptions {
  key: string
  /** Without a trailing slash. */
  url: string
  log: Log
  now?: () => number
  /** For a call and its turn: the page that needs it waits for both. */
  timeoutMs?: number
  retryAfterMs?: number
  /** Simultaneous calls; the free plan allows two. */
  concurrency?: number
}

/** The provider is unavailable, so our own catalogue is used. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

export type ProviderClient = (path: string, parameters: Readonly<Record<string, string>>) => Promise<unknown>

const SENTENCE = 'We can’t fetch recipes right now. Please try again later.'

const nextMidnightUtc = (now: number): number => {
  const day = new Date(now)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1)
}

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { key, url, log, now = Date.now, timeoutMs = 10_000, retryAfterMs = 1_000, concurrency = 2 } = options
  const takeTurn = createTurns(concurrency)
  let outOfPointsUntil = 0

  async function fetchOnce(
    path: string,
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Response> {
    const query = new URLSearchParams({ ...parameters, apiKey: key })
    try {
      return await fetch(`${url}${path}?${query}`, {
        headers: { Accept: 'application/json' },
        redirect: 'error',
        signal,
      })
    } catch (error) {
      // Log only the kind of failure: the URL contains the key.
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderUnavailable(isLate ? 'timed out' : 'no connection')
    }
  }

  async function bodyOf(response: Response): Promise<unknown> {
    try {
      return await response.json()
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderUnavailable(isLate ? 'timed out' : `status ${response.status} without JSON`)
    }
  }

  async function responseOf(response: Response, path: string): Promise<unknown> {
    const { status } = response
    log('debug', 'provider answered', { path, status, pointsLeft: response.headers.get('x-api-quota-left') })
    if (response.ok) return bodyOf(response)
    const body = await bodyOf(response).catch(() => null)
    switch (status) {
      case 401:
      case 403:
        log('error', 'provider key rejected', { path, status })
        throw new ProviderError(503, SENTENCE)
      case 402:
        outOfPointsUntil = nextMidnightUtc(now())
        throw new ProviderUnavailable('the day’s points are used up')
      case 404:
        throw new ProviderError(404, messageOf(body, key) ?? 'There is nothing at this address.')
      case 429:
        throw new ProviderUnavailable('too many requests')
      default:
        if (status >= 500) throw new ProviderUnavailable(`status ${status}`)
        log('warn', 'provider rejected a call', { path, status })
        throw new ProviderError(503, SENTENCE)
    }
  }

  return async (path, parameters) => {
    if (now() < outOfPointsUntil) throw new ProviderUnavailable('the day’s points are used up')
    const signal = AbortSignal.timeout(timeoutMs)
    return takeTurn(signal, async () => {
      let response = await fetchOnce(path, parameters, signal)
      if (response.status === 429) {
        await response.body?.cancel()
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
        response = await fetchOnce(path, parameters, signal)
      }
      return responseOf(response, path)
    })
  }
}

/** The provider's message, with the key removed in case it is included. */
function messageOf(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') return null
  return body.message.replaceAll(key, '').slice(0, 300) || null
}

const LONGEST_QUEUE = 40

/** Runs a limited number of tasks at a time; the rest queue in order, until their signal tells them to give up. */
function createTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new ProviderUnavailable('timed out'))
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(start)
    })

  return async <Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= LONGEST_QUEUE) throw new ProviderUnavailable('too many calls are waiting')
    if (running >= most) await turn(signal)
    else running += 1
    try {
      return await task()
    } finally {
      // A finished task passes its turn on, so the count only drops when the queue is empty.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
