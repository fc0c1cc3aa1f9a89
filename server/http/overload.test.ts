import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { eventLoopLag, type OverloadLimits, overload } from './overload.ts'

interface Setting {
  limits?: Partial<OverloadLimits>
  address?: () => string
  lag?: () => number
}

function appWith({ limits, address = () => '198.51.100.7', lag = () => 0 }: Setting) {
  const lines: string[] = []
  const waiting: (() => void)[] = []
  const app = new Hono()
    .use(
      overload({
        limits,
        lag,
        clientAddress: address,
        log: (_, message) => lines.push(message),
      }),
    )
    .get('/quick', (c) => c.text('done'))
    .get('/api/quick', (c) => c.json({}))
    .get('/slow', async (c) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return c.text('done')
    })
    .get('/broken', () => {
      throw new Error('broken')
    })
  app.onError((_, c) => c.text('failed', 500))
  return { app, lines, finishOne: () => waiting.shift()?.() }
}

describe('a server with as many requests in flight as it can take', () => {
  it('rejects the next one right away and says when to come back', async () => {
    const { app, finishOne } = appWith({ limits: { maxInFlight: 2 } })
    const inFlight = [app.request('/slow'), app.request('/slow')]
    const refused = await app.request('/quick')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toMatch(/very busy/)
    finishOne()
    await Promise.race(inFlight)
    expect((await app.request('/quick')).status).toBe(200)
    finishOne()
    for (const { status } of await Promise.all(inFlight)) expect(status).toBe(200)
  })

  it('responds with JSON under /api', async () => {
    const { app, finishOne } = appWith({ limits: { maxInFlight: 1 } })
    const inFlight = app.request('/slow')
    expect(await (await app.request('/api/quick')).json()).toMatchObject({ status: 'failure', code: 503 })
    finishOne()
    await inFlight
  })

  it('frees a place when a request fails', async () => {
    const { app } = appWith({ limits: { maxInFlight: 1 } })
    for (let time = 0; time < 3; time++) expect((await app.request('/broken')).status).toBe(500)
    expect((await app.request('/quick')).status).toBe(200)
  })

  it('keeps places for others if one address takes many', async () => {
    let address = '203.0.113.1'
    const { app, finishOne } = appWith({ limits: { maxInFlight: 10, maxPerClient: 1 }, address: () => address })
    const inFlight = app.request('/slow')
    const refused = await app.request('/quick')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    address = '203.0.113.2'
    expect((await app.request('/quick')).status).toBe(200)
    finishOne()
    await inFlight
    address = '203.0.113.1'
    expect((await app.request('/quick')).status).toBe(200)
  })

  it('logs rejections once a second, not once per request', async () => {
    const { app, lines } = appWith({ limits: { maxInFlight: 0 } })
    for (let time = 0; time < 50; time++) await app.request('/quick')
    expect(lines).toHaveLength(1)
  })
})

describe('a server whose event loop runs late', () => {
  it('rejects what comes while it works, and accepts requests again once it is on time', async () => {
    let lagMs = 500
    const { app, finishOne } = appWith({ limits: { lagMs: 100, lagMinInFlight: 1 }, lag: () => lagMs })
    const inFlight = app.request('/slow')
    expect((await app.request('/quick')).status).toBe(503)
    lagMs = 5
    expect((await app.request('/quick')).status).toBe(200)
    finishOne()
    await inFlight
  })

  it('detects by itself that work blocks the event loop', async () => {
    const lag = eventLoopLag()
    const seen: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      seen.push(lag())
      const until = performance.now() + 250
      while (performance.now() < until);
    }
    expect(seen.slice(1).filter((ms) => ms > 200)).toHaveLength(7)
    await expect.poll(lag, { timeout: 10_000 }).toBeLessThan(200)
  })
})
