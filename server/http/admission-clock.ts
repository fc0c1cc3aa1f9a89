// What the admission knows of time, of our own work, and of who came through the door.
import { subscribe } from 'node:diagnostics_channel'

export interface AdmissionClock {
  now(): number
  /** What this thread has worked so far. */
  workedMs(): number
  /** Accepted so far: what is answered without asking us comes through the same door. */
  connections(): number
  /** Calls back when the event loop has come round. */
  afterTurn(run: () => void): void
}

let connections = 0
subscribe('net.server.socket', () => {
  connections += 1
})

export const systemClock: AdmissionClock = {
  now: () => performance.now(),
  workedMs() {
    const { user, system } = process.threadCpuUsage() // µs
    return (user + system) / 1000
  },
  connections: () => connections,
  afterTurn: (run) => void setImmediate(run),
}
