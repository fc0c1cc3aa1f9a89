// Every connection of the HTTP server and what it is doing, so that a server that stops closes those that are idle and
// lets the others finish.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A busy client sends its next request within this time, and is then told that the connection closes. */
const IDLE_FOR_MS = 250
/** An unfinished request, or a WebSocket that was asked to close, gets this long. */
const UNFINISHED_FOR_MS = 1_000
/** A complete request gets its response, unless it takes longer than the database allows a statement. */
const FINISH_WITHIN_MS = 7_000
const CHECK_EVERY_MS = 50

interface Connection {
  /** In the order of their requests. */
  responses: Set<ServerResponse>
  idleSince: number
  isUpgraded: boolean
}

export interface OpenConnections {
  /** Call this when a connection becomes a WebSocket. */
  upgraded(socket: Socket): void
  /** Ends each connection as soon as nobody needs it; resolves when none is left. */
  finish(): Promise<void>
}

export function trackConnections(server: Server): OpenConnections {
  const connections = new Map<Socket, Connection>()
  let finishing = false
  let onLast: (() => void) | undefined

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { responses: new Set(), idleSince: performance.now(), isUpgraded: false })
    socket.once('close', () => {
      connections.delete(socket)
      if (connections.size === 0) onLast?.()
    })
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    if (finishing) response.shouldKeepAlive = false
    connection.responses.add(response)
    response.once('close', () => {
      connection.responses.delete(response)
      connection.idleSince = performance.now()
    })
  })
  function isNeeded({ responses, idleSince, isUpgraded }: Connection, finishingForMs: number): boolean {
    if (finishingForMs < UNFINISHED_FOR_MS && (isUpgraded || responses.size > 0)) return true
    if ([...responses].some(({ req }) => req.complete)) return finishingForMs < FINISH_WITHIN_MS
    return Math.min(finishingForMs, performance.now() - idleSince) < IDLE_FOR_MS
  }

  return {
    upgraded(socket) {
      const connection = connections.get(socket)
      if (connection) connection.isUpgraded = true
    },
    async finish() {
      const since = performance.now()
      finishing = true
      // The last response of each connection says that the connection closes, if its headers haven't been sent.
      for (const { responses } of connections.values()) {
        const last = [...responses].at(-1)
        if (last && !last.headersSent) last.shouldKeepAlive = false
      }
      const checking = setInterval(() => {
        const forMs = performance.now() - since
        for (const [socket, connection] of connections) if (!isNeeded(connection, forMs)) socket.destroy()
      }, CHECK_EVERY_MS)
      if (connections.size > 0) await new Promise<void>((resolve) => (onLast = resolve))
      clearInterval(checking)
    },
  }
}
