// Attacks on connections: WebSockets, unfinished requests, and what is answered before the application runs.
import { once } from 'node:events'
import { expect } from 'vitest'
import {
  bytesUntilCut,
  CONTINUATION,
  frame,
  openRawWebSocket,
  PING,
  PONG,
  TEXT,
  unfinished,
} from '#server/hostile/testing/raw-web-socket.ts'
import type { Attack } from './attack.ts'

/** Many frames in one packet, as a flood sends them. */
const flood = (one: Buffer) => Buffer.concat(Array(500).fill(one))

export const onConnections: Attack[] = [
  {
    holds: 'a client that sends pings and doesn’t read the responses is cut off before they take memory',
    async attack({ plain }) {
      const socket = await openRawWebSocket(plain, '192.0.2.101')
      socket.pause()
      const sent = await bytesUntilCut(socket, flood(frame(PING, 'x'.repeat(125))), 3_000)
      expect(sent, 'bytes sent until the connection was cut').not.toBeNull()
    },
  },
  {
    holds: 'a flood of messages of any kind ends the connection at once',
    async attack({ plain }) {
      const floods = [
        frame(TEXT, '[null,"1","phoenix","heartbeat",{}]'),
        frame(TEXT, 'not a message'),
        frame(PONG, ''),
        Buffer.concat([unfinished(frame(TEXT, '[')), ...Array(40).fill(unfinished(frame(CONTINUATION, '')))]),
      ]
      for (const repeated of floods) {
        const socket = await openRawWebSocket(plain, '192.0.2.102')
        socket.resume()
        expect(await bytesUntilCut(socket, flood(repeated), 3_000), 'bytes sent until it was cut').not.toBeNull()
      }
    },
  },
  {
    holds: 'a ping within the limits gets its pong',
    async attack({ plain }) {
      const socket = await openRawWebSocket(plain, '192.0.2.103')
      socket.write(frame(PING, 'hello'))
      const [pong] = await once(socket, 'data')
      expect(pong).toEqual(Buffer.from('\x8a\x05hello', 'latin1'))
      socket.destroy()
    },
  },
]
