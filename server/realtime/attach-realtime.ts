// Supabase's realtime protocol at /realtime/v1/websocket: notifies open devices of changes, which they then fetch. See
// docs/sync.md.
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { TokenClaims } from '#server/accounts/sessions.ts'
import type { Statements } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'
import { listenForChanges } from './change-listener.ts'
import { channelMessages } from './channel-messages.ts'
import { type Channel, createChannels } from './channels.ts'
import { REALTIME_LIMITS, type RealtimeLimits } from './limits.ts'
import { mayListen, revoked } from './permissions.ts'
import { protocolVersion } from './phoenix-messages.ts'
import { CLOSE_CODES, type RealtimeSocket, realtimeSocket } from './realtime-socket.ts'

const PATH = '/realtime/v1/websocket'
const SWEEP_MS = 1000
/** Of one message. Only a finished message counts toward the limits, and browsers send each in one piece. */
const MAX_FRAGMENTS = 32

export interface RealtimeDeps {
  /** For the `LISTEN` connection; the same database as below. */
  databaseUrl: string
  database: Statements
  publishableKey: string
  /** The claims of a valid token that hasn't expired. */
  readAccessToken(token: string): Promise<TokenClaims | null>
  isSessionAlive(claims: TokenClaims): Promise<boolean>
  /** A session ended, here or on another server. */
  onSessionEnded?(): void
  clientAddress(request: IncomingMessage): string
  /** The status with which a request for another host, or from another site's page, is rejected; or null. */
  rejectionStatus?(request: IncomingMessage): 400 | 403 | 421 | null
  log: Log
  limits?: Partial<RealtimeLimits>
}

export interface Realtime {
  openSockets(): number
  close(): Promise<void>
}

/** The HTTP server no longer watches the socket: without a listener, a client that resets it would end this process. */
function refuse(raw: Duplex, status: string) {
  raw.on('error', () => raw.destroy())
  raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => raw.destroy())
}

export async function attachRealtime(server: Server, deps: RealtimeDeps): Promise<Realtime> {
  const { database, log } = deps
  const limits = { ...REALTIME_LIMITS, ...deps.limits }
  const channels = createChannels()
  const sockets = new Set<RealtimeSocket>()
  const webSockets = new WebSocketServer({
    noServer: true,
    autoPong: false, // realtime-socket.ts counts pings like messages
    maxPayload: limits.messageBytes,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
  })
  let permissionChanges = 0
  const messages = channelMessages({
    ...deps,
    channels,
    limits,
    mayListen: (listening) => mayListen(database, listening),
    permissionChanges: () => permissionChanges,
  })

  async function check(open: readonly Channel[]) {
    try {
      for (const channel of await revoked(database, open))
        if (channels.of(channel.socket).includes(channel))
          messages.end(channel, 'You may no longer listen to this channel.')
    } catch (error) {
      log('warn', 'Realtime channels could not be checked.', { reason: String(error) })
    }
  }

  const stopListening = await listenForChanges(deps.databaseUrl, {
    log,
    onChange({ topic, event, payload }) {
      channels.broadcast(topic, event, payload)
      if (payload.table !== 'household_members') return
      permissionChanges += 1
      check(channels.onTopic(topic))
    },
    onSessionEnded(sessionId) {
      deps.onSessionEnded?.()
      permissionChanges += 1
      for (const channel of channels.all())
        if (channel.sessionId === sessionId) messages.end(channel, 'Your session has ended. Please sign in again.')
    },
    onGap() {
      permissionChanges += 1
      const topics = new Set(channels.all().map((channel) => channel.topic))
      const tell = (topic: string) => channels.broadcast(topic, 'changed', { table: '*', revision: 0 })
      const allWithinMs = (sockets.size / limits.refetchesPerSecond) * 1000
      for (const [at, topic] of [...topics].entries()) setTimeout(tell, (at * allWithinMs) / topics.size, topic).unref()
      check(channels.all())
    },
  })

  const sweep = setInterval(() => {
    const now = performance.now()
    for (const socket of sockets) socket.dropIfSilent(now)
    for (const channel of channels.all())
      if (channel.expiresAt <= Date.now()) messages.end(channel, 'Token has expired')
  }, SWEEP_MS).unref()
  const checks = setInterval(() => check(channels.all()), limits.checkEveryMs).unref()

  const refusal = (request: IncomingMessage): string | null => {
    const status = deps.rejectionStatus?.(request)
    if (status) return `${status} ${STATUS_CODES[status]}`
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const address = deps.clientAddress(request)
    if (searchParams.get('apikey') !== deps.publishableKey) return '401 Unauthorized'
    if (!protocolVersion(searchParams.get('vsn'))) return '400 Bad Request'
    if (sockets.size >= limits.sockets) return '503 Service Unavailable'
    const fromThere = [...sockets].filter((socket) => socket.address === address).length
    return fromThere >= limits.socketsPerAddress ? '429 Too Many Requests' : null
  }

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const isOurs = request.url?.split('?', 1)[0] === PATH
    // Another listener (the development server) may want it.
    if (!isOurs && server.listenerCount('upgrade') > 1) return
    const refused = isOurs ? refusal(request) : '404 Not Found'
    if (refused) return refuse(raw, refused)
    webSockets.handleUpgrade(request, raw, head, (webSocket) => {
      const version = protocolVersion(new URL(request.url ?? '', 'http://localhost').searchParams.get('vsn')) ?? '1.0.0'
      const joinDeadline = setTimeout(() => {
        if (channels.of(socket).length === 0) socket.close(CLOSE_CODES.policyViolation, 'Nothing was joined')
      }, limits.joinWithinMs).unref()
      const socket = realtimeSocket({
        socket: webSocket,
        version,
        address: deps.clientAddress(request),
        limits,
        onMessage: (message) =>
          void messages.onMessage(socket, message).catch((error: unknown) => {
            log('error', 'A realtime message failed.', { reason: String(error) })
            socket.close(CLOSE_CODES.tryAgainLater, 'Please try again')
          }),
        onClose() {
          clearTimeout(joinDeadline)
          sockets.delete(socket)
          for (const channel of channels.of(socket)) channels.remove(channel)
        },
      })
      sockets.add(socket)
    })
  }
  server.on('upgrade', onUpgrade)

  return {
    openSockets: () => sockets.size,
    async close() {
      server.off('upgrade', onUpgrade)
      clearInterval(sweep)
      clearInterval(checks)
      for (const socket of sockets) socket.close(CLOSE_CODES.goingAway, 'The server is closing')
      webSockets.close()
      await stopListening()
    },
  }
}
