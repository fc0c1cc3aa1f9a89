import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { type AppDeps, createApp } from './app.ts'
import { DatabaseUnreachable } from './database/unreachable.ts'
import { createTroubleGuard } from './gateway/database-trouble.ts'
import { addressFrom } from './http/client-address.ts'
import { createLog } from './http/log.ts'
import { publicOriginFrom } from './http/origin.ts'
import type { SmallJob } from './threads/testing/small-jobs.ts'
import { createThread } from './threads/thread.ts'

function appWith(changes: Partial<AppDeps> = {}) {
  const lines: string[] = []
  const app = createApp({
    log: createLog('debug', (line) => lines.push(line)),
    addressOf: addressFrom([]),
    publicOrigin: publicOriginFrom('https://plateful.example', 3000),
    secure: true,
    limits: { signIn: 100, signUp: 100, api: 100 },
    backend: {
      routes: new Hono()
        .all('/rest/v1/*', (c) => c.json({ path: c.req.path }))
        .all('/auth/v1/*', (c) => c.json({ path: c.req.path })),
    },
    api: new Hono()
      .get('/long', (c) => c.json({ text: 'soup '.repeat(1000) }))
      .get('/broken', () => {
        throw new Error('secret detail')
      }),
    extras: [],
    assets: (_c, next) => next(),
    pictures: (c) => c.text('picture'),
    pages: (c) => c.html('<p>page</p>'),
    ...changes,
  })
  return { app: app.hono, lines }
}

describe('every response', () => {
  it.each(['/', '/api/long', '/nowhere'])('for %s has the security headers', async (path) => {
    const { headers } = await appWith().app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  it('leaves the policy of a page that the browser has cached unchanged', async () => {
    const { app } = appWith({ pages: (c) => c.body(null, 304) })
    const { headers } = await app.request('/')
    expect(headers.has('content-security-policy')).toBe(false)
  })

  it('doesn’t promise TLS if there is none', async () => {
    const { headers } = await appWith({ secure: false }).app.request('/')
    expect(headers.has('strict-transport-security')).toBe(false)
  })

  it('keeps a valid request id and replaces any other', async () => {
    const { app } = appWith()
    const kept = await app.request('/', { headers: { 'x-request-id': 'abcdef-12345' } })
    const replaced = await app.request('/', { headers: { 'x-request-id': '<script>' } })
    expect(kept.headers.get('x-request-id')).toBe('abcdef-12345')
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('unknown addresses and methods', () => {
  it.each(['/api/nothing', '/api/', '/api/recipes/x/y/z'])('%s gets the JSON error format', async (path) => {
    const response = await appWith().app.request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: 'failure', code: 404, message: expect.any(String) })
  })

  it('rejects changes to a page', async () => {
    const response = await appWith().app.request('/recipes', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('the embedded backend', () => {
  it('is available under its two protocols and nowhere else', async () => {
    const { app } = appWith()
    expect(await (await app.request('/rest/v1/water_logs')).json()).toEqual({ path: '/rest/v1/water_logs' })
    expect(await (await app.request('/auth/v1/user')).json()).toEqual({ path: '/auth/v1/user' })
    expect(await (await app.request('/_system/info')).text()).toBe('<p>page</p>')
  })

  it('doesn’t exist if a hosted one is used', async () => {
    const response = await appWith({ backend: null }).app.request('/rest/v1/water_logs')
    expect(response.status).toBe(404)
  })

  it('rejects writes from another site', async () => {
    const { app } = appWith()
    const write = (origin: string) => app.request('/rest/v1/water_logs', { method: 'POST', headers: { origin } })
    expect((await write('https://evil.example')).status).toBe(403)
    expect((await write('null')).status).toBe(403)
    expect((await write('https://plateful.example')).status).toBe(200)
  })
})

describe('rate limits', () => {
  it('count each client address separately, as reported by a trusted proxy', async () => {
    const addressOf = addressFrom(['10.0.0.0/8'])
    const { app } = appWith({ addressOf, limits: { signIn: 100, signUp: 100, api: 1 } })
    const from = (address: string) =>
      app.request(
        '/api/long',
        { headers: { 'x-forwarded-for': address } },
        { incoming: { socket: { remoteAddress: '10.1.2.3' } } },
      )
    expect((await from('203.0.113.5')).status).toBe(200)
    expect((await from('203.0.113.5')).status).toBe(429)
    expect((await from('203.0.113.6')).status).toBe(200)
  })

  it('don’t believe a stranger who claims another address', async () => {
    const { app } = appWith({ limits: { signIn: 100, signUp: 100, api: 1 } })
    const claiming = (address: string) =>
      app.request(
        '/api/long',
        { headers: { 'x-forwarded-for': address } },
        { incoming: { socket: { remoteAddress: '198.51.100.7' } } },
      )
    expect((await claiming('203.0.113.5')).status).toBe(200)
    expect((await claiming('203.0.113.6')).status).toBe(429)
  })
})

describe('pages', () => {
  const limits = { signIn: 100, signUp: 100, api: 4 }
  const assets: AppDeps['assets'] = (c, next) => (c.req.path === '/icon.svg' ? c.text('icon') : next())
  const addressOf: AppDeps['addressOf'] = (_, forwarded = '') => forwarded

  it('have a limit for each client, and the page that says so is a page', async () => {
    const { app } = appWith({ limits, assets, addressOf })
    const open = (path: string, client: string) => app.request(path, { headers: { 'x-forwarded-for': client } })
    expect([(await open('/', 'one')).status, (await open('/about', 'one')).status]).toEqual([200, 200])
    const refused = await open('/recipes', 'one')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'sha256-/)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await refused.text()).toContain('Please wait 30 seconds')
    expect((await open('/icon.svg', 'one')).status).toBe(200)
    expect((await open('/', 'another')).status).toBe(200)
  })

  it('that list words count as several', async () => {
    const { app } = appWith({ limits: { ...limits, api: 12 } })
    expect((await app.request('/recipes?exclude=a,b,c,d,e,f,g,h,i,j')).status).toBe(200)
    expect((await app.request('/recipes')).status).toBe(429)
  })

  it('of a public link share the limit of analyses', async () => {
    const extras = [new Hono().get('/shared/:token', (c) => c.text('a recipe'))]
    const api = new Hono().post('/foods/analyse', (c) => c.json({}))
    const { app } = appWith({ limits: { ...limits, api: 20 }, extras, api })
    expect((await app.request('/shared/token')).status).toBe(200)
    const refused = await app.request('/shared/token')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await app.request('/api/foods/analyse', { method: 'POST' })).status).toBe(429)
  })
})

describe('plans', () => {
  it('are made for everybody in turn, and nobody can fill the queue', async () => {
    const held: (() => void)[] = []
    const api = new Hono().get('/mealplanner/generate', async (c) => {
      await new Promise<void>((resolve) => held.push(resolve))
      return c.json({})
    })
    const { app } = appWith({ api, addressOf: (_, forwarded = '') => forwarded })
    const ask = (client: string) => app.request('/api/mealplanner/generate', { headers: { 'x-forwarded-for': client } })
    const greedy = Array.from({ length: 6 }, () => ask('one'))
    expect((await ask('one')).status).toBe(503)
    const modest = Promise.resolve(ask('another'))
    let hasResponse = false
    void modest.then(() => {
      hasResponse = true
    })
    for (let finished = 0; !hasResponse; finished++) {
      expect(finished).toBeLessThan(3)
      await vi.waitFor(() => expect(held).not.toEqual([]))
      held.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect((await modest).status).toBe(200)
    const rest = setInterval(() => held.shift()?.(), 1)
    for (const response of await Promise.all(greedy)) expect(response.status).toBe(200)
    clearInterval(rest)
  })
})

describe('compression', () => {
  const expected = JSON.stringify({ text: 'soup '.repeat(1000) })

  it.each([
    ['br', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Uint8Array) => gunzipSync(bytes)],
  ])('sends %s to those who read it', async (encoding, decode) => {
    const response = await appWith().app.request('/api/long', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(decode(new Uint8Array(await response.arrayBuffer())).toString()).toBe(expected)
  })

  it('sends plain bytes to clients that reject every encoding', async () => {
    const response = await appWith().app.request('/api/long', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe(expected)
  })
})

describe('failures and logs', () => {
  it('reveal nothing internal to the client', async () => {
    const response = await appWith().app.request('/api/broken')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
  })

  it('say that the database is unavailable, and log it', async () => {
    const api = new Hono().get('/away', () => {
      throw new DatabaseUnreachable(new Error('connection lost'))
    })
    const { app, lines } = appWith({ api })
    const response = await app.request('/api/away')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('can’t reach the database') })
    expect(lines.join('')).toContain('The database could not be reached.')
  })

  it('say that a thread took too long, and when to try again', async () => {
    const thread = createThread<SmallJob, number>({
      file: new URL('./threads/testing/small-jobs.ts', import.meta.url),
      name: 'The small job',
      limitMs: 200,
    })
    const api = new Hono().get('/:job', async (c) => c.json(await thread.ask(c.req.param('job') as SmallJob)))
    const { app, lines } = appWith({ api })
    const [hanging, behind] = await Promise.all([app.request('/api/hang'), app.request('/api/priority')])
    expect([hanging.status, hanging.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await hanging.json()).toMatchObject({ message: 'That took too long. Please try again.' })
    expect(behind.status).toBe(200)
    expect(lines.join('')).toContain('The small job took more than 0.2 seconds.')
    const signIn = await createTroubleGuard(() => undefined)('/auth/v1/token', async () =>
      Response.json(await thread.ask('hang')),
    )
    expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('never contain a query string, a token or a password', async () => {
    const { app, lines } = appWith()
    await app.request('/auth/v1/token?grant_type=password&apikey=abc', {
      method: 'POST',
      headers: { authorization: 'Bearer hidden' },
      body: JSON.stringify({ password: 'hunter22' }),
    })
    createLog('info', (line) => lines.push(line))('info', 'signed in', { password: 'hunter22', accessToken: 'hidden' })
    const all = lines.join('')
    expect(all).toContain('"path":"/auth/v1/token"')
    for (const secret of ['hunter22', 'hidden', 'abc']) expect(all).not.toContain(secret)
  })
})
