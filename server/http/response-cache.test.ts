import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { addressFrom, clientAddress } from './client-address.ts'
import { finish, listen } from './listen.ts'
import { createRateLimiter, rateLimit } from './rate-limit.ts'
import { createRequestLogger, requestLog } from './request-log.ts'
import { cacheForEveryone, createResponseCache } from './response-cache.ts'

const SOUP = 'soup '.repeat(1000)

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

async function site({ perMinute = 1000, freshMs = 60_000 } = {}) {
  const lines: string[] = []
  let made = 0
  const addressOf = addressFrom([])
  const limiter = createRateLimiter({ perMinute })
  const logRequest = createRequestLogger((level, message, fields) =>
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`),
  )
  const responses = createResponseCache({ addressOf, limiter, logRequest })
  const app = new Hono()
    .use(requestLog(logRequest), responses.keep)
    .use('/api/*', rateLimit(limiter, clientAddress(addressOf)))
    .get('/once', (c) => {
      made += 1
      return c.text('once')
    })
    .get('/gone', (c) => {
      made += 1
      c.status(404)
      return cacheForEveryone(c, Buffer.from('gone'), freshMs)
    })
    .get('/drawn', (c) => {
      made += 1
      c.header('Content-Type', 'text/plain')
      return cacheForEveryone(c, Buffer.from(`draw ${made} ${SOUP}`), freshMs, 24)
    })
    .on(['GET', 'POST'], '*', (c) => {
      made += 1
      c.header('X-Made', String(made))
      c.header('Content-Type', 'text/plain')
      return cacheForEveryone(c, Buffer.from(`${c.req.header('host')} ${SOUP}`), freshMs)
    })
  const server = await listen(responses.before(getRequestListener(app.fetch)), { port: 0, host: '127.0.0.1' })
  close = () => finish(server)
  const { port } = server.address() as AddressInfo // it listens on a port
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      const requested = request({ port, path, method, agent: false, headers: { host: 'plateful.example', ...headers } })
      requested.once('error', reject)
      requested.once('response', async (response) => {
        const body = Buffer.concat(await response.toArray())
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
      requested.end()
    })
  return { ask, lines, made: () => made }
}

describe('a cacheable response', () => {
  test('is built once and sent to everyone, in each client’s encoding', async () => {
    const { ask, made } = await site()
    const first = await ask('/page')
    const second = await ask('/page')
    const compressed = await ask('/page', { 'accept-encoding': 'gzip, br' })
    expect(made()).toBe(1)
    expect(second.body).toEqual(first.body)
    expect(second.headers['x-made']).toBe('1')
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(Number(compressed.headers['content-length'])).toBe(compressed.body.length)
    expect(brotliDecompressSync(compressed.body)).toEqual(first.body)
  })

  test('isn’t sent to clients that have it', async () => {
    const { ask, made } = await site()
    const { etag = '' } = (await ask('/page')).headers
    for (const tag of [etag, `"other", ${etag}`, '*']) {
      const again = await ask('/page', { 'if-none-match': tag })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers.etag).toBe(etag)
    }
    expect((await ask('/page', { 'if-none-match': '"other"' })).status).toBe(200)
    expect(made()).toBe(1)
  })

  test('answers HEAD with the same headers and no body', async () => {
    const { ask } = await site()
    const first = await ask('/page', {}, 'HEAD')
    const whole = await ask('/page')
    const head = await ask('/page', {}, 'HEAD')
    for (const { status, body, headers } of [first, head]) {
      expect(status).toBe(200)
      expect(body).toHaveLength(0)
      expect(headers['content-length']).toBe(whole.headers['content-length'])
    }
    expect(whole.body.toString()).toContain(SOUP)
  })

  test('belongs to its host and its full URL', async () => {
    const { ask, made } = await site()
    await ask('/page')
    expect((await ask('/page', { host: 'other.example' })).body.toString()).toMatch(/^other\.example /)
    await ask('/page?search=soup')
    expect(made()).toBe(3)
    expect((await ask('/page')).body.toString()).toMatch(/^plateful\.example /)
    expect(made()).toBe(3)
  })

  test('is rebuilt when it has expired', async () => {
    const { ask, made } = await site({ freshMs: 1 })
    await ask('/page')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await ask('/page')
    expect(made()).toBe(2)
  })

  test('counts toward the client’s limit, which gets the full rejection', async () => {
    const { ask } = await site({ perMinute: 3 })
    const responses = [await ask('/api/x'), await ask('/api/x'), await ask('/api/x'), await ask('/api/x')]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(responses[3]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('has its own log line, without the query', async () => {
    const { ask, lines } = await site()
    await ask('/page?search=secret')
    const again = await ask('/page?search=secret')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"requestId":"${again.headers['x-request-id']}"`)
    expect(lines[1]).toContain('"method":"GET","path":"/page","status":200')
    expect(lines.join()).not.toContain('secret')
  })

  test('is never sent for a request that changes something', async () => {
    const { ask, made } = await site()
    await ask('/page')
    await ask('/page', {}, 'POST')
    expect(made()).toBe(2)
  })
})

test('a personal response, or an error, is built each time', async () => {
  const { ask, made } = await site()
  for (const path of ['/once', '/gone']) {
    await ask(path)
    await ask(path)
  }
  expect(made()).toBe(4)
})

describe('a page that shows random recipes', () => {
  const drawOf = ({ body }: Reply) => body.toString().split(' ', 2).join(' ')
  async function visits(ask: (path: string) => Promise<Reply>, count: number) {
    const seen: string[] = []
    for (let visit = 0; visit < count; visit++) seen.push(drawOf(await ask('/drawn')))
    return seen
  }

  test('has several versions, no more are built than cached, and visitors get one of them', async () => {
    const { ask, made } = await site()
    const seen = await visits(ask, 600)
    expect(new Set(seen).size).toBe(24)
    expect(made()).toBe(24)
    expect(new Set(seen.slice(-200)).size).toBeGreaterThan(12)
  })

  test('is rebuilt when it has expired', async () => {
    const { ask } = await site({ freshMs: 50 })
    const before = await visits(ask, 5)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(before).not.toContain(drawOf(await ask('/drawn')))
  })

  test('isn’t sent again to clients that have the chosen version', async () => {
    const { ask } = await site()
    const { etag = '' } = (await ask('/drawn')).headers
    await visits(ask, 300)
    // Each version is sent once in 24 visits on average; 600 visits without it are practically impossible.
    const statuses = new Set<number>()
    for (let visit = 0; visit < 600 && statuses.size < 2; visit++)
      statuses.add((await ask('/drawn', { 'if-none-match': etag })).status)
    expect(statuses).toEqual(new Set([200, 304]))
  })
})
