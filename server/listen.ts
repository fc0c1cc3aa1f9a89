// The listening socket: limits for slow clients, and an end that finishes what it has begun.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const HEADERS_WITHIN_MS = 10_000
const REQUEST_WITHIN_MS = 30_000
const IDLE_WITHIN_MS = 20_000
const FINISH_WITHIN_MS = 10_000

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export function listen(listener: Listener, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: IDLE_WITHIN_MS,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  )
  // Answers too slow to be taken in: a client that stops reading is let go.
  server.setTimeout(60_000)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** Takes no new requests, waits for the ones under way, then cuts what is left. */
export function finish(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
