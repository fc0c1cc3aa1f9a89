// A WebSocket without a client library: it doesn't have to read, and sends any frame at any time.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { AttackedServer } from './attacked-site.ts'

export async function openRawWebSocket({ port, key }: AttackedServer, from: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined) // it is cut in the end
  socket.write(
    `GET /realtime/v1/websocket?apikey=${key}&vsn=2.0.0 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const [response] = await once(socket, 'data')
  if (!String(response).startsWith('HTTP/1.1 101')) throw new Error(`No WebSocket: ${response}`)
  return socket
}

export const CONTINUATION = 0
export const TEXT = 1
export const PING = 9
export const PONG = 10

/** A frame of up to 125 bytes. The mask consists of zeros, which leave the payload as it is. */
export const frame = (opcode: number, payload: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)])

/** The same frame as one piece of a longer message. */
export const unfinished = (whole: Buffer): Buffer =>
  Buffer.concat([Buffer.from([(whole[0] ?? 0) & 0x7f]), whole.subarray(1)])

/** Repeats the data for up to `ms`. Returns how many bytes went out before the server cut the connection; null if it didn't. */
export async function bytesUntilCut(socket: Socket, data: Buffer, ms: number): Promise<number | null> {
  const until = performance.now() + ms
  while (!socket.destroyed && performance.now() < until) {
    if (!socket.writableNeedDrain) socket.write(data)
    await pause(1)
  }
  const sent = socket.destroyed ? socket.bytesWritten : null
  socket.destroy()
  return sent
}
