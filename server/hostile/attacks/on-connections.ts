// Attacks on connections: WebSockets, unfinished requests, and what is answered before the application runs.
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
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
import { openPhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { type Attack, newMember, statusOf } from './attack.ts'

/** Many frames in one packet, as a flood sends them. */
const flood = (one: Buffer) => Buffer.concat(Array(500).fill(one))

/** A request that sends one byte of its body. Resolves with the response, once the server closes the connection. */
const openUnfinishedRequest = (port: number, from: string) =>
  responseTo(
    port,
    `POST /auth/v1/token?grant_type=refresh_token HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  )

/** All that the server sends until it closes the connection. */
function responseTo(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(request)
  return text(socket)
}

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

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
    holds: 'unfinished requests leave the site open to others, and are cut off after five seconds',
    async attack({ plain }) {
      const { token } = await newMember(plain)
      const unfinished = ['192.0.2.104', '192.0.2.105'].flatMap((from) =>
        Array.from({ length: 150 }, () => openUnfinishedRequest(plain.port, from)),
      )
      await pause(500)
      const others = [plain.call('/recipes'), plain.call('/api/recipes/random?number=1'), statusOf(plain, token)]
      expect(await Promise.all(others)).toMatchObject([{ status: 200 }, { status: 200 }, 200])
      expect(await plain.signIn('nobody@example.test')).toBeNull()
      const statuses = (await Promise.all(unfinished)).map((response) => /^HTTP\/1\.1 (\d+)/.exec(response)?.[1])
      expect(statuses.filter((status) => status === '429')).toHaveLength(260)
      expect(statuses.filter((status) => status === '408')).toHaveLength(40)
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
  {
    holds: 'a host name that looks like a loopback address but isn’t one is rejected',
    async attack({ plain }) {
      for (const host of ['127.999.999.999', '127.0.0.1:99999'])
        expect(
          await responseTo(plain.port, `GET /recipes HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        ).toMatch(/^HTTP\/1\.1 421 /)
    },
  },
  {
    holds: 'another site’s page can’t open a WebSocket here',
    async attack({ plain }) {
      const url = `${plain.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${plain.key}&vsn=2.0.0`
      for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${plain.port + 1}`])
        await expect(openPhoenixClient(url, { origin })).rejects.toThrow('403')
      const own: Record<string, string>[] = [{ origin: plain.origin }, {}]
      for (const headers of own) (await openPhoenixClient(url, headers)).close()
    },
  },
  {
    holds: 'a topic that the database couldn’t store is not a message',
    async attack({ plain }) {
      const { token } = await newMember(plain)
      const url = `${plain.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${plain.key}&vsn=2.0.0`
      const client = await openPhoenixClient(url)
      const payload = { config: { private: true }, access_token: token }
      client.send(['1', '1', 'realtime:member:\0', 'phx_join', payload])
      expect(await client.closed).toBe(1008)
    },
  },
  {
    holds: 'early rejections carry every security header, and nothing caches them or a missing photo',
    async attack({ plain }) {
      const page = await plain.call('/recipes')
      const early = await responseTo(plain.port, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
      for (const name of SECURITY_HEADERS) {
        expect(page.headers.has(name)).toBe(true)
        expect(early.toLowerCase()).toContain(`\r\n${name}: `)
      }
      expect(early).toContain('Cache-Control: no-store')
      const photo = await plain.call(`/shared/${'x'.repeat(32)}/photo`)
      expect([photo.status, photo.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  },
]
