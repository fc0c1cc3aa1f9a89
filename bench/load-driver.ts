// Requests at a steady rate, whether the answers come or not, as people do. A late answer is late from the moment it
// was due, so a server that stalls cannot hide it. Autocannon cannot: it sends each second's requests in one burst, and
// corrects times as if they were a millisecond apart.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, Day } from './load-day.ts'
import { summarise, type Times } from './measure.ts'

export interface LoadResult {
  /** Requests a second that were made. */
  rate: number
  /** Of the requests themselves, in being sent: a driver that is late measures itself. */
  late: Times
  /** Of those that were answered well. */
  served: Times
  statuses: Map<number, number>
  /** Refusals without word of when to come back. */
  refusedWithoutTime: number
  /** Connections that broke, and answers that never came. */
  broken: number
  failures: Map<string, number>
}

const PATIENCE_MS = 15_000
const TICK_MS = 5

export async function drive(origin: string, day: Day, perSecond: number, seconds: number): Promise<LoadResult> {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 2000, scheduling: 'fifo' })
  const served: number[] = []
  const late: number[] = []
  const result = {
    statuses: new Map<number, number>(),
    refusedWithoutTime: 0,
    broken: 0,
    failures: new Map<string, number>(),
  }
  const underWay = new Set<Promise<void>>()

  const ask = (call: Call, due: number) =>
    new Promise<void>((resolve) => {
      const broke = () => {
        result.broken += 1
        resolve()
      }
      late.push(performance.now() - due)
      const headers = { ...call.headers, 'x-forwarded-for': someAddress() }
      const sent = request({
        hostname,
        port,
        agent,
        method: call.method,
        path: call.path,
        headers,
        timeout: PATIENCE_MS,
      })
      sent.on('timeout', () => sent.destroy(new Error('too late')))
      sent.on('error', broke)
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0
        response.on('error', broke)
        response.resume().on('end', () => {
          result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
          if (status < 400) served.push(performance.now() - due)
          else if (status !== 429 && status !== 503) {
            const name = `${status} ${call.method} ${call.path.split('?')[0]}`
            result.failures.set(name, (result.failures.get(name) ?? 0) + 1)
          } else if (!response.headers['retry-after']) result.refusedWithoutTime += 1
          resolve()
        })
      })
      sent.end(call.body)
    })

  const start = performance.now()
  const total = Math.round(perSecond * seconds)
  for (let made = 0; made < total; await pause(TICK_MS)) {
    const due = Math.min(total, Math.ceil(((performance.now() - start) / 1000) * perSecond))
    for (; made < due; made++) {
      const asked = ask(day.next(), start + (made / perSecond) * 1000)
      underWay.add(asked)
      asked.finally(() => underWay.delete(asked))
    }
  }
  const rate = total / ((performance.now() - start) / 1000)
  await Promise.all(underWay)
  agent.destroy()
  return { ...result, rate, late: summarise(late), served: summarise(served) }
}

/** One of a few hundred homes. */
function someAddress(): string {
  return `10.0.${Math.floor(Math.random() * 4)}.${1 + Math.floor(Math.random() * 250)}`
}

export const countOf = ({ statuses }: LoadResult, of: (status: number) => boolean): number =>
  [...statuses].reduce((sum, [status, count]) => sum + (of(status) ? count : 0), 0)
