import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finish, listen } from './listen.ts'

let server: Server

beforeAll(async () => {
  server = await listen(
    async (_, response) => {
      for (const part of ['first', 'second']) {
        response.write(part)
        await pause(2)
      }
      response.end('last')
    },
    { port: 0, host: '127.0.0.1' },
  )
})
afterAll(() => finish(server))

const CONNECTIONS = 12
/** At first, Linux acknowledges everything a new connection sends right away. */
const WARM_UP = 15
/** On a busy machine a response may take long for other reasons, but not every time. */
const MOST_TIMES = 500
/** A client acknowledges small pieces after 40 ms; waiting for that takes longer, every time. */
const ACKNOWLEDGED_MS = 35

async function hasFastResponse(): Promise<boolean> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1') // it listens on a port
  let isFast = false
  for (let time = 0; time < MOST_TIMES && !isFast; time++) {
    const requestedAt = performance.now()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    for (let text = ''; !text.endsWith('0\r\n\r\n'); ) text += String((await once(socket, 'data'))[0])
    isFast = time >= WARM_UP && performance.now() - requestedAt < ACKNOWLEDGED_MS
  }
  socket.destroy()
  return isFast
}

test('a response in several pieces never waits for the client to acknowledge the first, on any connection', async () => {
  const isFast = await Promise.all(Array.from({ length: CONNECTIONS }, hasFastResponse))
  expect(isFast).not.toContain(false)
})

test.each(['h2c', 'TLS/1.0', 'something', 'websocket'])(
  'an offer to switch to %s is declined with the usual response',
  async (protocol) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1') // it listens on a port
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`)
    let text = ''
    for await (const part of socket) {
      text += part
      if (text.endsWith('0\r\n\r\n')) break
    }
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  },
)
