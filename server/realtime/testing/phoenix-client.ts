// A minimal client that records the conversation, for what supabase-js hides or never does.
import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface PhoenixClient {
  heard: unknown[]
  send(message: unknown): void
  sendRaw(data: string | Buffer): void
  /** The first matching message, among those received so far and later. */
  hears(fits: (message: unknown) => boolean, withinMs?: number): Promise<unknown>
  closed: Promise<number>
  close(): void
}

export async function openPhoenixClient(url: string, headers: Record<string, string> = {}): Promise<PhoenixClient> {
  const socket = new WebSocket(url, { headers })
  const heard: unknown[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    heard.push(JSON.parse(data.toString()))
    for (const look of waiting) look()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  return {
    heard,
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (data) => socket.send(data),
    hears: (fits, withinMs = 30_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`Not heard within ${withinMs} ms. Heard: ${JSON.stringify(heard)}`))
        }, withinMs)
        const look = () => {
          const found = heard.find(fits)
          if (found === undefined) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    closed,
    close: () => socket.close(),
  }
}
