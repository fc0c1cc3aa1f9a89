import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { systemClock } from './admission-clock.ts'
import { finish, listen } from './listen.ts'
import { type OverloadLimits, overload } from './overload.ts'

interface Setting {
  limits?: Partial<OverloadLimits>
  address?: () => string
}

function appWith({ limits, address = () => '198.51.100.7' }: Setting) {
  const lines: string[] = []
  const waiting: (() => void)[] = []
  const app = new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .use(
      overload({
        limits,
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

describe('a server with as many requests under way as it takes', () => {
  it('refuses the next at once, says when to come back, and answers health checks', async () => {
    const { app, finishOne } = appWith({ limits: { most: 2 } })
    const underWay = [app.request('/slow'), app.request('/slow')]
    const refused = await app.request('/quick')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toMatch(/too much to do/)
    expect((await app.request('/healthz')).status).toBe(200)
    finishOne()
    await Promise.race(underWay)
    expect((await app.request('/quick')).status).toBe(200)
    finishOne()
    for (const { status } of await Promise.all(underWay)) expect(status).toBe(200)
  })

  it('speaks JSON to whoever asks under /api', async () => {
    const { app, finishOne } = appWith({ limits: { most: 1 } })
    const underWay = app.request('/slow')
    expect(await (await app.request('/api/quick')).json()).toMatchObject({ status: 'failure', code: 503 })
    finishOne()
    await underWay
  })

  it('gives a place back when a request fails', async () => {
    const { app } = appWith({ limits: { most: 1 } })
    for (let time = 0; time < 3; time++) expect((await app.request('/broken')).status).toBe(500)
    expect((await app.request('/quick')).status).toBe(200)
  })

  it('keeps places for others when one address takes many', async () => {
    let address = '203.0.113.1'
    const { app, finishOne } = appWith({ limits: { most: 10, mostPerClient: 1 }, address: () => address })
    const underWay = app.request('/slow')
    const refused = await app.request('/quick')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    address = '203.0.113.2'
    expect((await app.request('/quick')).status).toBe(200)
    finishOne()
    await underWay
    address = '203.0.113.1'
    expect((await app.request('/quick')).status).toBe(200)
  })

  it('tells the log once, not once a request', async () => {
    const { app, lines } = appWith({ limits: { most: 0 } })
    for (let time = 0; time < 50; time++) await app.request('/quick')
    expect(lines).toHaveLength(1)
  })
})

it('a request whose sender went away while it waited is not run', async () => {
  const turns: (() => void)[] = []
  let runs = 0
  const app = new Hono()
    .use(
      overload({
        limits: { sliceMs: 0 }, // each has to wait
        clientAddress: () => 'x',
        log: () => undefined,
        clock: { ...systemClock, afterTurn: (run) => turns.push(run) },
      }),
    )
    .get('/', (c) => c.text(`run ${++runs}`))
  const server = await listen(getRequestListener(app.fetch), { port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo // listening on TCP
  const come = () =>
    new Promise<{ leave: () => Promise<void> }>((resolve) => {
      const sent = request({ host: '127.0.0.1', port, agent: false }).on('error', () => undefined)
      server.once('request', (_, response) => {
        const left = new Promise<void>((done) => response.once('close', done))
        const leave = () => {
          sent.destroy()
          return left
        }
        resolve({ leave })
      })
      sent.end()
    })
  const first = await come()
  await first.leave()
  for (let turn = turns.shift(); turn; turn = turns.shift()) turn()
  expect(runs).toBe(0)
  await come()
  for (let turn = turns.shift(); turn; turn = turns.shift()) turn()
  await finish(server)
  expect(runs).toBe(1)
})
