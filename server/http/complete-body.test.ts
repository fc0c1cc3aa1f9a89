import type { IncomingMessage, Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { withCompleteBody } from './complete-body.ts'
import { earlyRejections } from './early-response.ts'
import { finish, listen } from './listen.ts'
import { createRequestLogger } from './request-log.ts'

const WITHIN_MS = 300

let server: Server
afterEach(() => finish(server))

async function open({ maxUnfinished = 10 } = {}) {
  const reject = earlyRejections({ secure: true, logRequest: createRequestLogger(() => undefined) })
  server = await listen(
    withCompleteBody(
      (request: IncomingMessage & { rawBody?: Buffer }, response) =>
        response.end(`got ${request.rawBody ?? 'nothing'}`),
      { addressOf: (_, forwarded = '') => forwarded, reject, maxUnfinished, withinMs: WITHIN_MS },
    ),
    { port: 0, host: '127.0.0.1' },
  )
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Sends the parts one after another and resolves with the response. */
async function send(port: number, parts: string[], { pauseMs = 20 } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const response = text(socket)
  for (const part of parts) {
    if (!socket.destroyed) socket.write(part)
    await pause(pauseMs)
  }
  return response
}

const head = (length: number | 'chunked', from = 'somebody') =>
  `POST /api/x HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n${
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  }\r\n\r\n`

test('a request is passed on with its whole body, however it arrives', async () => {
  const port = await open()
  expect(await send(port, [`${head(11)}hello world`])).toContain('got hello world')
  expect(await send(port, [head(11), 'hello', ' world'])).toContain('got hello world')
  expect(await send(port, [head('chunked'), '5\r\nhello\r\n', '0\r\n\r\n'])).toContain('got hello')
  expect(await send(port, [head(0)])).toContain('got nothing')
})

test('a body that doesn’t arrive in time is rejected, with the headers of every response', async () => {
  const port = await open()
  const response = await send(port, [head(1000), ...Array(40).fill('x')])
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
  for (const header of ['Content-Security-Policy', 'Strict-Transport-Security', 'Cache-Control: no-store'])
    expect(response).toContain(header)
  expect(response).toContain('{"status":"failure","code":408,')
})

test('a large body may take longer, as long as it keeps arriving', async () => {
  const port = await open()
  const parts = Array(12).fill('x'.repeat(8_000))
  const response = await send(port, [head(96_000), ...parts], { pauseMs: 60 })
  expect(response).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body larger than any route accepts is rejected, also if its length isn’t known', async () => {
  const port = await open()
  expect(await send(port, [head(10_000_000)])).toMatch(/^HTTP\/1\.1 413 /)
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
  expect(await send(port, [head('chunked'), ...Array(12).fill(chunk)])).toMatch(/^HTTP\/1\.1 413 |^$/) // or reset
})

test('one address has at most 20 unfinished bodies, and others still get theirs in', async () => {
  const port = await open({ maxUnfinished: 100 })
  const slow = Array.from({ length: 30 }, () => send(port, [`${head(1000)}x`]))
  await pause(50)
  expect(await send(port, [`${head(5, 'somebody else')}hello`])).toContain('got hello')
  const statuses = (await Promise.all(slow)).map((response) => response.slice(9, 12))
  expect(statuses.filter((status) => status === '429')).toHaveLength(10)
  expect(statuses.filter((status) => status === '408')).toHaveLength(20)
})

test('if many addresses send slowly, the slowest make room', async () => {
  const port = await open({ maxUnfinished: 3 })
  const slow = ['a', 'b', 'c'].map((from) => send(port, [`${head(1000, from)}x`]))
  await pause(50)
  expect(await send(port, [head(5, 'd'), 'hello'])).toContain('got hello')
  const statuses = (await Promise.all(slow)).map((response) => response.slice(9, 12)).sort()
  expect(statuses).toEqual(['408', '408', '503'])
})
