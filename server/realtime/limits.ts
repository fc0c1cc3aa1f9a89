// What one visitor may use of the realtime server.

export interface RealtimeLimits {
  sockets: number
  socketsPerAddress: number
  socketsPerMember: number
  channelsPerSocket: number
  messageBytes: number
  /** Sustained; twice as many may come at once. */
  messagesPerSecond: number
  /** A socket that has not joined anything by then is closed. */
  joinWithinMs: number
  /** Clients send a heartbeat every 25 to 30 seconds. */
  silenceMs: number
  /** A client that does not read is cut off; it fetches everything when it comes back. */
  unsentBytes: number
  /** Clients try again at once after a refusal, so it comes slowly. */
  refusalDelayMs: number
  /** How often every open channel is checked against the database, besides at every change of a household. */
  checkEveryMs: number
}

export const realtimeLimits: RealtimeLimits = {
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
}
