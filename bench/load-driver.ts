// Requests at a steady rate, whether or not responses arrive, each on its own connection, like real visitors. Latency
// counts from the moment a request was due, so a server that stalls can't hide it. Autocannon can't do this: it sends
// each second's requests in one burst, and corrects times as if they were a millisecond apart.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, Day } from './load-day.ts'
import { summarise, type Times } from './measure.ts'

/** Responses within this count as in time. */
export const P99_MS = 250

export interface Phase {
  perSecond: number
  seconds: number
}

export interface LoadResult {
  requested: number
  /** Delay in sending the requests: a driver that is late measures itself. */
  late: Times
  /** Of the requests that succeeded. */
  served: Times
  /** Of the requests that were told to come back later. */
  refused: Times
  statuses: Map<number, number>
  /** Rejections without Retry-After. */
  refusedWithoutTime: number
  /** Connections that broke, and missing responses, by cause. */
  broken: Map<string, number>
  failures: Map<string, number>
  /** From the start of the phase until the first half second in which everyone was served in time. */
  settledAfterMs: number
}

const SETTLED_FOR_MS = 500
const PATIENCE_MS = 15_000
const TICK_MS = 5

export async function drive(origin: string, day: Day, perSecond: number, seconds: number): Promise<LoadResult> {
  const [result] = await drivePhases(origin, day, [{ perSecond, seconds }])
  if (!result) throw new Error('Nothing was asked.')
  return result
}

/** One phase after the other without a pause, whatever is still pending. */
export async function drivePhases(origin: string, day: Day, phases: Phase[]): Promise<LoadResult[]> {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: false })
  const ending: Promise<LoadResult>[] = []
  for (const phase of phases) {
    const notes = openNotes()
    const underWay: Promise<void>[] = []
    const start = performance.now()
    const total = Math.round(phase.perSecond * phase.seconds)
    for (let made = 0; made < total; await pause(TICK_MS)) {
      const dueNow = Math.min(total, Math.ceil(((performance.now() - start) / 1000) * phase.perSecond))
      for (; made < dueNow; made++) {
        const dueMs = (made / phase.perSecond) * 1000
        underWay.push(ask({ hostname, port, agent }, day.next(), notes.begin(start, dueMs)))
      }
    }
    ending.push(Promise.all(underWay).then(notes.result))
  }
  const results = await Promise.all(ending)
  agent.destroy()
  return results
}

interface Requested {
  responded(call: Call, status: number, hasTime: boolean): void
  broke(error: Error): void
}

function ask(place: { hostname: string; port: string; agent: Agent }, call: Call, requested: Requested): Promise<void> {
  return new Promise((resolve) => {
    const broke = (error: Error) => {
      requested.broke(error)
      resolve()
    }
    const { method, path } = call
    const headers = { 'x-forwarded-for': someAddress(), ...call.headers }
    const sent = request({ ...place, method, path, headers, timeout: PATIENCE_MS })
    sent.on('timeout', () => sent.destroy(new Error('too late')))
    sent.on('error', broke)
    sent.on('response', (response) => {
      response.on('error', broke)
      response.resume().on('end', () => {
        requested.responded(call, response.statusCode ?? 0, response.headers['retry-after'] !== undefined)
        resolve()
      })
    })
    sent.end(call.body)
  })
}

function openNotes() {
  const served: number[] = []
  const refused: number[] = []
  const late: number[] = []
  const statuses = new Map<number, number>()
  const broken = new Map<string, number>()
  const failures = new Map<string, number>()
  let refusedWithoutTime = 0
  const unsettledAt: number[] = []
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)
  return {
    begin(start: number, dueMs: number): Requested {
      const tookMs = () => performance.now() - start - dueMs
      late.push(tookMs())
      return {
        responded(call, status, hasTime) {
          const took = tookMs()
          count(statuses, status)
          if (status >= 400 || took > P99_MS) unsettledAt.push(dueMs)
          if (status < 400) served.push(took)
          else if (status === 429 || status === 503) {
            refused.push(took)
            if (!hasTime) refusedWithoutTime += 1
          } else count(failures, `${status} ${call.method} ${call.path.split('?')[0]}`)
        },
        broke(error) {
          unsettledAt.push(dueMs)
          count(broken, error.message)
        },
      }
    },
    result: (): LoadResult => ({
      requested: late.length,
      late: summarise(late),
      served: summarise(served),
      refused: summarise(refused),
      statuses,
      refusedWithoutTime,
      broken,
      failures,
      settledAfterMs: settledAfterMs(unsettledAt),
    }),
  }
}

function settledAfterMs(unsettledAt: number[]): number {
  let after = 0
  for (const at of unsettledAt.sort((a, b) => a - b)) {
    if (at - after > SETTLED_FOR_MS) break
    after = at
  }
  return after
}

/** One of a few hundred homes. */
function someAddress(): string {
  return `10.0.${Math.floor(Math.random() * 4)}.${1 + Math.floor(Math.random() * 250)}`
}

export const countOf = ({ statuses }: LoadResult, of: (status: number) => boolean): number =>
  [...statuses].reduce((sum, [status, count]) => sum + (of(status) ? count : 0), 0)
