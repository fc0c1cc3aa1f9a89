// The open channels of this process, by topic and by socket.
import { type PhoenixMessage, type ProtocolVersion, writeMessage } from './phoenix-messages.ts'
import type { RealtimeSocket } from './realtime-socket.ts'

export interface Channel {
  socket: RealtimeSocket
  joinRef: string | null
  /** Without the "realtime:" prefix that clients add. */
  topic: string
  userId: string
  sessionId: string
  /** When its access token expires, in ms since 1970. */
  expiresAt: number
}

export interface Channels {
  add(channel: Channel): void
  remove(channel: Channel): void
  of(socket: RealtimeSocket, topic?: string): Channel[]
  all(): Channel[]
  onTopic(topic: string): Channel[]
  /** How many other sockets a member listens with. */
  otherSocketsOf(userId: string, socket: RealtimeSocket): number
  broadcast(topic: string, event: string, payload: Record<string, unknown>): void
}

export const wireTopic = (topic: string): string => `realtime:${topic}`

export function createChannels(): Channels {
  const bySocket = new Map<RealtimeSocket, Set<Channel>>()
  const byTopic = new Map<string, Set<Channel>>()
  const byMember = new Map<string, Set<Channel>>()
  const indexes = (channel: Channel) =>
    [
      [bySocket, channel.socket],
      [byTopic, channel.topic],
      [byMember, channel.userId],
    ] as [Map<unknown, Set<Channel>>, unknown][] // three maps with different keys
  const listed = (channels: Set<Channel> | undefined) => [...(channels ?? [])]

  return {
    add(channel) {
      for (const [index, key] of indexes(channel)) index.set(key, (index.get(key) ?? new Set()).add(channel))
    },
    remove(channel) {
      for (const [index, key] of indexes(channel)) {
        const channels = index.get(key)
        channels?.delete(channel)
        if (channels?.size === 0) index.delete(key)
      }
    },
    of: (socket, topic) => listed(bySocket.get(socket)).filter((channel) => !topic || channel.topic === topic),
    all: () => [...bySocket.values()].flatMap(listed),
    onTopic: (topic) => listed(byTopic.get(topic)),
    otherSocketsOf: (userId, socket) =>
      new Set(listed(byMember.get(userId)).flatMap((channel) => (channel.socket === socket ? [] : [channel.socket])))
        .size,
    broadcast(topic, event, payload) {
      const channels = byTopic.get(topic)
      if (!channels) return
      const body = { type: 'broadcast', event, payload }
      const message: PhoenixMessage = {
        joinRef: null,
        ref: null,
        topic: wireTopic(topic),
        event: 'broadcast',
        payload: body,
      }
      const written = new Map<ProtocolVersion, string>()
      for (const { socket } of channels) {
        const text = written.get(socket.version) ?? writeMessage(message, socket.version)
        written.set(socket.version, text)
        socket.sendText(text)
      }
    },
  }
}
