// One client's WebSocket: reads messages within limits, and never waits for a slow reader.
import type { WebSocket } from 'ws'
import type { RealtimeLimits } from './limits.ts'
import { type PhoenixMessage, type ProtocolVersion, readMessage, writeMessage } from './phoenix-messages.ts'

/** WebSocket close codes. */
const POLICY_VIOLATION = 1008
const TRY_AGAIN_LATER = 1013
/** How long a client may take to close its side. Until then, the server goes on reading what it sends. */
const CLOSE_WITHIN_MS = 1000

export interface RealtimeSocket {
  version: ProtocolVersion
  address: string
  isOpen(): boolean
  send(message: PhoenixMessage): void
  /** Sends a message that was serialized once for many sockets. */
  sendText(text: string): void
  close(code: number, reason: string): void
  /** Called regularly: drops the socket if its client has stopped responding. */
  dropIfSilent(now: number): void
}

interface SocketOptions {
  socket: WebSocket
  version: ProtocolVersion
  address: string
  limits: RealtimeLimits
  onMessage(message: PhoenixMessage): void
  onClose(): void
}

export function realtimeSocket({
  socket,
  version,
  address,
  limits,
  onMessage,
  onClose,
}: SocketOptions): RealtimeSocket {
  let heardAt = performance.now()
  let allowance = limits.messagesPerSecond * 2
  let filledAt = heardAt

  const takesOne = () => {
    const now = performance.now()
    const refill = ((now - filledAt) / 1000) * limits.messagesPerSecond
    allowance = Math.min(limits.messagesPerSecond * 2, allowance + refill)
    filledAt = now
    heardAt = now
    if (allowance < 1) return false
    allowance -= 1
    return true
  }

  /** Sends something, unless the client has stopped reading. */
  const whenRead = (send: () => void) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.unsentBytes) socket.terminate()
    else send()
  }
  const sendText = (text: string) => whenRead(() => socket.send(text))

  const close = (code: number, reason: string) => {
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref()
  }

  socket.on('message', (data, isBinary) => {
    // Everything a client sends is read until the connection is gone, so a flood isn't worth a polite goodbye.
    if (!takesOne()) return socket.terminate()
    // Binary frames are client broadcasts, which we do not support.
    if (isBinary) return
    const message = readMessage(data.toString(), version)
    if (message) onMessage(message)
    else close(POLICY_VIOLATION, 'Not a message of this protocol')
  })
  socket.on('ping', (data) => {
    if (takesOne()) whenRead(() => socket.pong(data))
    else socket.terminate()
  })
  socket.on('pong', () => takesOne() || socket.terminate())
  socket.on('error', () => socket.terminate()) // a frame that breaks the protocol or is too large
  socket.on('close', onClose)

  return {
    version,
    address,
    isOpen: () => socket.readyState === socket.OPEN,
    sendText,
    send: (message) => sendText(writeMessage(message, version)),
    close,
    dropIfSilent(now) {
      if (now - heardAt > limits.silenceMs) socket.terminate()
    },
  }
}

export const CLOSE_CODES = { policyViolation: POLICY_VIOLATION, tryAgainLater: TRY_AGAIN_LATER, goingAway: 1001 }
