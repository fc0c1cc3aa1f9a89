import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earlyRejections } from './early-response.ts'
import { hostCheck } from './host-check.ts'
import { finish, listen } from './listen.ts'
import { createRequestLogger } from './request-log.ts'

const reject = earlyRejections({ secure: false, logRequest: createRequestLogger(() => undefined) })
type Server = Awaited<ReturnType<typeof listen>>

async function serve(publicUrl: string | null, allowedHosts: string[] = []) {
  const { guard } = hostCheck({ publicUrl, allowedHosts })
  return listen(
    guard((request, response) => response.end(`${request.headers.host} ${request.url}`), reject),
    {
      port: 0,
      host: '127.0.0.1',
    },
  )
}

function send(server: Server, head: string): Promise<string> {
  const { port } = server.address() as AddressInfo // listening on TCP
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(`${head}\r\nConnection: close\r\n\r\n`))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

describe('without PUBLIC_URL', () => {
  let server: Server
  beforeAll(async () => {
    server = await serve(null)
  })
  afterAll(() => finish(server))

  it.each(['localhost:3000', '127.0.0.1', '127.1.2.3:80', '[::1]:3000', hostname()])('answers to %s', async (host) => {
    expect(await send(server, `GET /a HTTP/1.1\r\nHost: ${host}`)).toContain(' 200 ')
  })

  it.each([
    'evil.example',
    'localhost.evil.example',
    '',
    '10.255.255.254',
    'a b',
    '127.999.999.999',
    '127.0.0.1:99999',
  ])('rejects the host "%s"', async (host) => {
    expect(await send(server, `GET /a HTTP/1.1\r\nHost: ${host}`)).toMatch(/ (421|400) /)
  })

  it.each(['/\\evil.example', '/a\\..\\b?c'])('rejects the path %s', async (path) => {
    expect(await send(server, `GET ${path} HTTP/1.1\r\nHost: localhost`)).toMatch(
      /^HTTP\/1\.1 400 .*X-Content-Type-Options/s,
    )
    expect(await send(server, 'GET /a?b=\\ HTTP/1.1\r\nHost: localhost')).toContain(' 200 ')
  })

  it('rejects two Host headers', async () => {
    expect(await send(server, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example')).toContain(' 400 ')
  })

  it('treats an absolute URL like a path, and checks its host', async () => {
    expect(await send(server, 'GET http://localhost:1/api/x?y=1 HTTP/1.1\r\nHost: localhost:1')).toContain(
      'localhost:1 /api/x?y=1',
    )
    expect(await send(server, 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example')).toContain(' 421 ')
  })

  it('rejects an absolute URL with a different host than the header', async () => {
    const [one, other] = ['evil.example', 'localhost']
    expect(await send(server, `GET http://${one}/ HTTP/1.1\r\nHost: ${other}`)).toContain(' 400 ')
    expect(await send(server, `GET http://${other}/ HTTP/1.1\r\nHost: ${one}`)).toContain(' 400 ')
  })
})

describe('with PUBLIC_URL', () => {
  it('accepts its host, additionally allowed hosts, and loopback', async () => {
    const server = await serve('https://plateful.example', ['www.plateful.example'])
    for (const host of ['plateful.example', 'PLATEFUL.example:443', 'www.plateful.example', 'localhost:3000'])
      expect(await send(server, `GET / HTTP/1.1\r\nHost: ${host}`)).toContain(' 200 ')
    for (const host of [hostname(), 'other.example'])
      expect(await send(server, `GET / HTTP/1.1\r\nHost: ${host}`)).toContain(' 421 ')
    await finish(server)
  })
})
