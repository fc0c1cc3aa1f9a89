// The listening socket, with time limits for slow clients and a graceful shutdown.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const LIMITS = { headersWithinMs: 10_000, requestWithinMs: 30_000, idleWithinMs: 20_000, checkEveryMs: 2_000 }
const FINISH_WITHIN_MS = 10_000

export type ListenLimits = typeof LIMITS

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

interface Place {
  port: number
  host: string
  limits?: Partial<ListenLimits>
}

export function listen(listener: Listener, { port, host, limits }: Place): Promise<Server> {
  const { headersWithinMs, requestWithinMs, idleWithinMs, checkEveryMs } = { ...LIMITS, ...limits }
  const server = createServer(
    {
      headersTimeout: headersWithinMs,
      requestTimeout: requestWithinMs,
      keepAliveTimeout: idleWithinMs,
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  )
  // Drop a client that stops reading its response.
  server.setTimeout(60_000)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** Accepts no new requests, waits for those in flight, then closes the rest. */
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
