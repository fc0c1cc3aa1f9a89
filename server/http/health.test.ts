import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earlyRejections } from './early-response.ts'
import { healthChecks } from './health.ts'
import { hostCheck } from './host-check.ts'
import { finish, listen } from './listen.ts'
import { createRequestLogger } from './request-log.ts'

let server: Awaited<ReturnType<typeof listen>>
let problem: string | null = null
const lines: string[] = []

beforeAll(async () => {
  const logRequest = createRequestLogger(() => undefined)
  const { guard } = hostCheck({ publicUrl: 'https://plateful.example', allowedHosts: [] })
  const health = {
    version: '1.2.3',
    secure: true,
    problem: async () => problem,
    log: (_: string, message: string) => void lines.push(message),
    logRequest,
  }
  const page = healthChecks((_, response) => void response.end('the site'), health)
  const place = { port: 0, host: '127.0.0.1' }
  server = await listen(guard(page, earlyRejections({ secure: true, logRequest })), place)
})
afterAll(() => finish(server))

async function send(head: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1') // it listens on a port
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.write(`${head}\r\n\r\n`)
  await once(socket, 'close')
  return text
}

test.each([
  'GET /readyz HTTP/1.0',
  'GET /readyz HTTP/1.0\r\nHost: 10.0.0.7',
  'GET /readyz HTTP/1.1\r\nHost: 10.0.0.7:3000\r\nConnection: close',
])('a load balancer that sends %j learns that the site is ready', async (head) => {
  const text = await send(head)
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(text).toContain('\r\nCache-Control: no-store\r\n')
  expect(text).toContain("default-src 'none'")
  expect(text).toMatch(/\r\n\r\nready$/)
})

test('it learns the reason if the site isn’t ready, which is logged once', async () => {
  problem = 'The database is read-only, so nothing can be saved.'
  for (let time = 0; time < 2; time++) {
    const text = await send('GET /readyz HTTP/1.0')
    expect(text).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 2\r\n/s)
    expect(text).toContain('not ready: The database is read-only')
  }
  expect(await send('GET /healthz HTTP/1.0')).toMatch(/ 200 OK.*{"status":"ok","version":"1.2.3"}$/s)
  problem = null
  await send('GET /readyz HTTP/1.0')
  expect(lines).toEqual(['Not ready.', 'Ready again.'])
})

test('it may ask without the body, and everything else needs the site’s own host name', async () => {
  expect(await send('HEAD /healthz HTTP/1.0')).toMatch(/ 200 OK.*\r\n\r\n$/s)
  expect(await send('GET / HTTP/1.0')).toContain(' 421 ')
})
