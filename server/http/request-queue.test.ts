import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { earlyRejections } from './early-response.ts'
import { finish, listen } from './listen.ts'
import { createRequestLogger } from './request-log.ts'
import { requestQueue } from './request-queue.ts'

const reject = earlyRejections({ secure: false, logRequest: createRequestLogger(() => undefined) })
let server: Server
afterEach(() => finish(server))

async function open(limits: { maxQueued?: number; maxPerClient?: number }) {
  server = await listen(
    requestQueue((_, response) => void response.end('served'), {
      addressOf: (address = '') => address,
      reject,
      ...limits,
    }),
    { port: 0, host: '127.0.0.1' },
  )
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Requests in one packet, so that they arrive in one turn of the event loop. */
function requestedAtOnce(port: number, paths: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const last = paths.length - 1
  const requests = paths.map(
    (path, at) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${at === last ? 'Connection: close\r\n' : ''}\r\n`,
  )
  socket.write(requests.join(''))
  return text(socket)
}

const statuses = (responses: string) => [...responses.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

test('requests are rejected with Retry-After if the queue is full, and a moment later all is well', async () => {
  const port = await open({ maxQueued: 2 })
  const responses = await requestedAtOnce(port, ['/a', '/b', '/c'])
  expect(statuses(responses)).toEqual([200, 200, 503])
  expect(responses).toContain('Retry-After: 1')
  expect(responses).toContain('Plateful is very busy right now.')
  expect(statuses(await requestedAtOnce(port, ['/a', '/b']))).toEqual([200, 200])
})

test('one client can’t take every place', async () => {
  const port = await open({ maxPerClient: 1 })
  const responses = await requestedAtOnce(port, ['/a', '/b'])
  expect(statuses(responses)).toEqual([200, 429])
  expect(responses).toContain('Too many requests from your address at once.')
})

test('API clients get a JSON error', async () => {
  const responses = await requestedAtOnce(await open({ maxQueued: 0 }), ['/api/recipes/random?number=1'])
  expect(responses).toContain('Content-Type: application/json')
  expect(responses).toContain('{"status":"failure","code":503,')
})

test('a port that is in use isn’t shared', async () => {
  const port = await open({})
  await expect(listen((_, response) => void response.end(), { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is in use by another program.`,
  )
})
