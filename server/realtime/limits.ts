// Limits of the realtime server per client.

export interface RealtimeLimits {
  sockets: number
  socketsPerAddress: number
  socketsPerMember: number
  channelsPerSocket: number
  messageBytes: number
  /** Sustained rate; bursts may be twice as large. */
  messagesPerSecond: number
  /** A socket that has not joined a channel by then is closed. */
  joinWithinMs: number
  /** Clients send a heartbeat every 25 to 30 seconds. */
  silenceMs: number
  /** A client that doesn't read is disconnected; it refetches everything when it reconnects. */
  unsentBytes: number
  /** Rejections are delayed, because clients retry immediately. */
  refusalDelayMs: number
  /** How often permissions of open channels are checked, in addition to after household changes. */
  checkEveryMs: number
  /** After a gap, every open device fetches everything: as many are told each second. */
  refetchesPerSecond: number
}

export const REALTIME_LIMITS: RealtimeLimits = {
  sockets: 5_000,
  socketsPerAddress: 100,
  socketsPerMember: 20,
  channelsPerSocket: 10,
  messageBytes: 16_384,
  messagesPerSecond: 10,
  joinWithinMs: 20_000,
  silenceMs: 70_000,
  unsentBytes: 262_144,
  refusalDelayMs: 500,
  checkEveryMs: 30_000,
  refetchesPerSecond: 50,
}
