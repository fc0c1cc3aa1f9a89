// What is monitored under load: responses to health checks, and the server's memory.
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Memory, RunningServer } from '#server/testing/running-server.ts'
import { summarise, type Times } from './measure.ts'

const CHECK_EVERY_MS = 100
const LOOK_EVERY_MS = 1_000
const PARTS = 10

export interface Health {
  requested: number
  missed: number
  responded: Times
}

/** Requested continuously, each time on a new connection, like a load balancer. */
export function watchHealth(origin: string): () => Promise<Health> {
  const took: number[] = []
  let requested = 0
  let ended = false
  const check = () =>
    new Promise<number | undefined>((resolve) => {
      const sent = get(`${origin}/healthz`, { agent: false, timeout: 10_000 }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
      sent.on('timeout', () => sent.destroy())
      sent.on('error', () => resolve(undefined)) // missed, and counted as such
    })
  const watch = async () => {
    for (; !ended; await pause(CHECK_EVERY_MS)) {
      const start = performance.now()
      requested += 1
      if ((await check()) === 200) took.push(performance.now() - start)
    }
  }
  const watching = watch()
  return async () => {
    ended = true
    await watching
    return { requested, missed: requested - took.length, responded: summarise(took) }
  }
}

export interface MemoryStory {
  /** The median of each tenth of the time. */
  partsMb: number[]
  /** At the peak. */
  most: Memory
  /** From the third tenth to the last: before that, caches fill, which isn't a leak. */
  grown: number
}

export function watchMemory(server: RunningServer): () => MemoryStory {
  const looks: number[] = []
  let most: Memory = { server: 0, database: 0 }
  const together = ({ server, database }: Memory) => server + database
  const look = setInterval(() => {
    const now = server.memoryMb()
    if (!now) return
    looks.push(together(now))
    if (together(now) > together(most)) most = now
  }, LOOK_EVERY_MS)
  return () => {
    clearInterval(look)
    const partsMb = Array.from({ length: PARTS }, (_, part) => {
      const from = Math.floor((looks.length * part) / PARTS)
      const until = Math.max(from + 1, Math.floor((looks.length * (part + 1)) / PARTS))
      return summarise(looks.slice(from, until)).p50
    })
    return { partsMb, most, grown: (partsMb.at(-1) ?? 0) / (partsMb[2] ?? 1) - 1 }
  }
}
