// A connection between the browser and the server as slow as Lighthouse's phone: every byte is delayed both ways, and
// all connections share the bandwidth. Unlike the browser's own throttling, it also applies to the service worker.
import { createConnection, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const ROUND_TRIP_MS = 150
const DOWN_BYTES_A_SECOND = 1_600_000 / 8
const UP_BYTES_A_SECOND = 750_000 / 8

export interface SlowLine {
  origin: string
  /** Passes bytes through without delay while nothing is measured, and slows them down again. */
  hurry: (isQuick: boolean) => void
  close: () => Promise<void>
}

/** Passes bytes on in order: each chunk waits for the ones before it, then for the latency. */
function createLane(bytesASecond: number, isQuick: () => boolean) {
  let isFreeAt = 0
  return (chunk: Buffer): number => {
    if (isQuick()) return 0
    const now = performance.now()
    isFreeAt = Math.max(isFreeAt, now) + (chunk.length / bytesASecond) * 1000
    return isFreeAt - now + ROUND_TRIP_MS / 2
  }
}

function carry(from: Socket, to: Socket, delayOf: (chunk: Buffer) => number) {
  from.on('data', (chunk) => {
    setTimeout(() => to.writable && to.write(chunk), delayOf(chunk))
  })
  from.on('end', () => setTimeout(() => to.end(), delayOf(Buffer.alloc(0))))
  from.on('error', () => to.destroy())
  from.on('close', () => setTimeout(() => to.destroy(), delayOf(Buffer.alloc(0)) + ROUND_TRIP_MS))
}

export async function openSlowLine(server: string): Promise<SlowLine> {
  const { hostname, port } = new URL(server)
  let isQuick = false
  const down = createLane(DOWN_BYTES_A_SECOND, () => isQuick)
  const up = createLane(UP_BYTES_A_SECOND, () => isQuick)
  const open = new Set<Socket>()
  const line = createServer(async (browser) => {
    open.add(browser)
    browser.on('close', () => open.delete(browser))
    browser.on('error', () => browser.destroy())
    browser.pause()
    if (!isQuick) await pause(ROUND_TRIP_MS) // for the handshake
    const site = createConnection({ host: hostname, port: Number(port), noDelay: true })
    carry(browser, site, up)
    carry(site, browser, down)
    browser.resume()
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address()
  if (!address || typeof address === 'string') throw new Error('The operating system didn’t assign a port.')
  return {
    origin: `http://localhost:${address.port}`,
    hurry: (quick) => {
      isQuick = quick
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}
