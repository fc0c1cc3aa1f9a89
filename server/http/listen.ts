// The listening socket, with time limits for slow clients and a graceful shutdown.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createNetServer, Server as NetServer } from 'node:net'
import { StartError } from '#server/process/start-error.ts'
import { type OpenConnections, trackConnections } from './open-connections.ts'

const LIMITS = { headersWithinMs: 10_000, requestWithinMs: 30_000, idleWithinMs: 20_000, checkEveryMs: 2_000 }
/**
 * Sockets on our port. Node accepts one new connection per socket and turn of its event loop. With a single one, a busy
 * server leaves new connections waiting in the kernel, where the overload rule can't see them, until they are dropped.
 */
const SOCKETS = 8
const otherSocketsOf = new WeakMap<Server, NetServer[]>()
const connectionsOf = new WeakMap<Server, OpenConnections>()

export type ListenLimits = typeof LIMITS

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

interface Place {
  port: number
  host: string
  limits?: Partial<ListenLimits>
}

export async function listen(listener: Listener, { port, host, limits }: Place): Promise<Server> {
  const { headersWithinMs, requestWithinMs, idleWithinMs, checkEveryMs } = { ...LIMITS, ...limits }
  const server: Server = createServer(
    {
      headersTimeout: headersWithinMs,
      requestTimeout: requestWithinMs,
      keepAliveTimeout: idleWithinMs,
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: 16 * 1024,
      // Other offers, such as HTTP/2 (curl --http2), are declined by answering the request as usual.
      shouldUpgradeCallback: ({ headers, socket }) => {
        const isUpgrade = headers.upgrade?.toLowerCase() === 'websocket' && server.listenerCount('upgrade') > 0
        if (isUpgrade) connections.upgraded(socket)
        return isUpgrade
      },
    },
    listener,
  )
  // Drop a client that stops reading its response.
  server.setTimeout(60_000)
  const connections = trackConnections(server)
  connectionsOf.set(server, connections)
  await opened(server, { port, host })
  if (process.platform === 'linux') await addSockets(server, host)
  return server
}

function opened(server: NetServer, place: { port: number; host: string; reusePort?: boolean }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(startError(error, place)))
    server.listen(place, resolve)
  })
}

/** What the operator can do about it, if we know. */
function startError(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string }): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use by another program. Stop that one, or set PORT to another number.`)
  if (error.code === 'EACCES')
    return new StartError(`This user may not open port ${port}. Set PORT to a number from 1024 up.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`This machine has no address “${host}”. Set HOST to one of its own, or to 0.0.0.0 for all.`)
  return error
}

const closed = (server: NetServer) => new Promise<void>((resolve) => server.close(() => resolve()))

/** Opens the port again with several sockets, now that we know it is free. */
async function addSockets(server: Server, host: string) {
  const address = server.address()
  if (typeof address !== 'object' || !address) return
  const place = { port: address.port, host, reusePort: true }
  await closed(server)
  await opened(server, place)
  // The same options as Node's HTTP server: otherwise the pieces of a response wait for each other's acknowledgment.
  const options = { noDelay: true, allowHalfOpen: true }
  const sockets = Array.from({ length: SOCKETS - 1 }, () =>
    createNetServer(options, (socket) => server.emit('connection', socket)),
  )
  otherSocketsOf.set(server, sockets)
  for (const socket of sockets) await opened(socket, place)
}

/** Without what Node's HTTP server adds: it would close idle connections now, though a request may be on its way. */
const stopAccepting = (server: NetServer) =>
  new Promise<void>((resolve) => Reflect.apply(NetServer.prototype.close, server, [() => resolve()]))

/** Accepts no new connections, answers the requests in flight, and closes the rest. */
export async function finish(server: Server): Promise<void> {
  const sockets = [server, ...(otherSocketsOf.get(server) ?? [])].map(stopAccepting)
  await connectionsOf.get(server)?.finish()
  await Promise.all(sockets)
}
