// Handles client messages: join, leave, new token, heartbeat.
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { TokenClaims } from '#server/accounts/sessions.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import { type Channel, type Channels, wireTopic } from './channels.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Listening } from './permissions.ts'
import type { PhoenixMessage } from './phoenix-messages.ts'
import type { RealtimeSocket } from './realtime-socket.ts'

const Join = z.object({ config: z.object({ private: z.literal(true) }), access_token: z.string().min(1) })
const NewToken = z.object({ access_token: z.string().min(1) })

const MOST_ATTEMPTS = 5
/** Per client address. The database has eight connections, which all other requests need too. */
const CHECKS = { running: 4, runningPerClient: 2, waiting: 2_000, perClient: 400 }
const TRY_AGAIN = 'Please try again.'
const SIGNED_OUT = 'Your session has ended. Please sign in again.'
const forbidden = (topic: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`

type Member = Pick<Channel, 'userId' | 'sessionId' | 'expiresAt'>

interface Deps {
  channels: Channels
  limits: RealtimeLimits
  readAccessToken(token: string): Promise<TokenClaims | null>
  isSessionAlive(claims: TokenClaims): Promise<boolean>
  mayListen(listening: Listening): Promise<boolean>
  /** Incremented whenever someone may have lost access. */
  permissionChanges(): number
}

export interface ChannelMessages {
  onMessage(socket: RealtimeSocket, message: PhoenixMessage): Promise<void>
  /** Sends the reason, then closes the channel. */
  end(channel: Channel, reason: string): void
}

export function channelMessages({ channels, limits, ...deps }: Deps): ChannelMessages {
  const checks = createConcurrencyLimit(CHECKS)

  const reply = (
    socket: RealtimeSocket,
    to: PhoenixMessage,
    status: 'ok' | 'error',
    response: Record<string, unknown>,
  ) => socket.send({ ...to, event: 'phx_reply', payload: { status, response } })

  const system = (socket: RealtimeSocket, topic: string, status: 'ok' | 'error', message: string) =>
    socket.send({
      joinRef: null,
      ref: null,
      topic: wireTopic(topic),
      event: 'system',
      payload: { status, extension: 'system', channel: topic, message },
    })

  const close = ({ socket, joinRef, topic }: Channel) =>
    socket.send({ joinRef, ref: joinRef, topic: wireTopic(topic), event: 'phx_close', payload: {} })

  function end(channel: Channel, reason: string) {
    channels.remove(channel)
    system(channel.socket, channel.topic, 'error', reason)
    close(channel)
  }

  async function refuse(socket: RealtimeSocket, message: PhoenixMessage, reason: string) {
    await pause(limits.refusalDelayMs, undefined, { ref: false })
    reply(socket, message, 'error', { reason })
  }

  /** The member of a token, with its expiry; null if it is invalid or has expired. */
  async function memberOf(token: string): Promise<Member | null> {
    const claims = await deps.readAccessToken(token)
    const expiresAt = expiryOf(token)
    if (!claims || expiresAt <= Date.now() || !(await deps.isSessionAlive(claims))) return null
    return { userId: claims.userId, sessionId: claims.sessionId, expiresAt }
  }

  /** The member who may listen, or the reason for rejecting. */
  const admit = async (socket: RealtimeSocket, token: string, topic: string) =>
    (await checks.run(socket.address, () => check(token, topic))) ?? TRY_AGAIN

  async function check(token: string, topic: string): Promise<Member | string> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = deps.permissionChanges()
      const member = await memberOf(token)
      if (!member) return SIGNED_OUT
      if (!(await deps.mayListen({ ...member, topic }))) return forbidden(topic)
      // Someone, perhaps this member, lost access before the channel was registered.
      if (deps.permissionChanges() === before) return member
    }
    return TRY_AGAIN
  }

  async function join(socket: RealtimeSocket, message: PhoenixMessage, topic: string) {
    const requested = Join.safeParse(message.payload)
    if (!requested.success) return refuse(socket, message, 'Only private channels with an access token can be joined.')
    const member = await admit(socket, requested.data.access_token, topic)
    if (!socket.isOpen()) return
    if (typeof member === 'string') return refuse(socket, message, member)
    for (const old of channels.of(socket, topic)) {
      channels.remove(old) // a client that lost its channel joins again
      close(old)
    }
    if (channels.of(socket).length >= limits.channelsPerSocket)
      return refuse(socket, message, `A connection can have at most ${limits.channelsPerSocket} channels.`)
    if (channels.otherSocketsOf(member.userId, socket) >= limits.socketsPerMember)
      return refuse(socket, message, `You can be connected at most ${limits.socketsPerMember} times at once.`)
    channels.add({ socket, joinRef: message.joinRef, topic, ...member })
    reply(socket, message, 'ok', { postgres_changes: [] })
    system(socket, topic, 'ok', 'Subscribed to changes')
  }

  async function renew(channel: Channel, payload: PhoenixMessage['payload']) {
    const token = NewToken.safeParse(payload).data?.access_token
    const member = token ? await admit(channel.socket, token, channel.topic) : SIGNED_OUT
    if (!channels.of(channel.socket).includes(channel)) return
    if (typeof member === 'string') return end(channel, member)
    channels.remove(channel)
    channels.add({ ...channel, ...member })
  }

  async function onMessage(socket: RealtimeSocket, message: PhoenixMessage) {
    if (message.topic === 'phoenix') {
      if (message.event === 'heartbeat') reply(socket, message, 'ok', {})
      return
    }
    const [, topic] = /^realtime:(.+)$/s.exec(message.topic) ?? []
    if (!topic) return refuse(socket, message, 'There is no such topic.')
    const [channel] = channels.of(socket, topic)
    switch (message.event) {
      case 'phx_join':
        return join(socket, message, topic)
      case 'access_token':
        return channel && renew(channel, message.payload)
      case 'phx_leave':
        reply(socket, message, 'ok', {})
        if (!channel) return
        channels.remove(channel)
        return close(channel)
      default:
        return refuse(socket, message, 'Only the server sends on this channel.')
    }
  }

  return { onMessage, end }
}

/** In ms since 1970; 0 for a token without an expiry. Only called for verified tokens. */
function expiryOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
