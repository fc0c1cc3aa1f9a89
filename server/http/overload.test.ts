import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { finish, listen } from '#server/listen.ts'
import { createLoopTurn } from './loop-turn.ts'
import { type OverloadLimits, overload } from './overload.ts'

interface Setting {
  limits?: Partial<OverloadLimits>
  address?: () => string
  turn?: { requests: number; elapsedMs: number; workedMs: number }
}

function appWith({ limits, address = () => '198.51.100.7', turn }: Setting) {
  const lines: string[] = []
  const waiting: (() => void)[] = []
  const fakeTurn = turn && {
    letIn: () => undefined,
    requests: () => turn.requests,
    elapsedMs: () => turn.elapsedMs,
    workedMs: () => turn.workedMs,
  }
  const app = new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .use(
      overload({
        limits,
        clientAddress: address,
        log: (_, message) => lines.push(message),
        turn: fakeTurn ?? createLoopTurn(),
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

describe('a turn of the event loop', () => {
  const limits = { turnMs: 400, turnMsWhenBusy: 80, fewestInTurn: 4 }

  it.each([
    ['is refused when the turn has worked long enough', { requests: 30, elapsedMs: 500, workedMs: 450 }, 503],
    ['is let in while the turn is young', { requests: 30, elapsedMs: 300, workedMs: 290 }, 200],
    ['is let in when it was the machine that was busy', { requests: 30, elapsedMs: 900, workedMs: 20 }, 200],
    ['is let in after a single long one', { requests: 1, elapsedMs: 900, workedMs: 900 }, 200],
  ])('a request %s', async (_, turn, status) => {
    expect((await appWith({ limits, turn }).app.request('/quick')).status).toBe(status)
  })

  it('is shorter for a while after something was refused', async () => {
    const turn = { requests: 30, elapsedMs: 500, workedMs: 500 }
    const { app } = appWith({ limits, turn })
    expect((await app.request('/quick')).status).toBe(503)
    Object.assign(turn, { elapsedMs: 100, workedMs: 100 })
    expect((await app.request('/quick')).status).toBe(503)
    Object.assign(turn, { elapsedMs: 60, workedMs: 60 })
    expect((await app.request('/quick')).status).toBe(200)
  })

  it('ends: a crowd is answered or refused to the last, and the next visitor is served', async () => {
    const app = new Hono()
      .use(
        overload({
          limits: { turnMs: 40, turnMsWhenBusy: 40, mostPerClient: 1000 },
          clientAddress: () => 'crowd',
          log: () => undefined,
        }),
      )
      .get('/short', async (c) => {
        await new Promise((resolve) => setTimeout(resolve, 200)) // until all have come
        return c.text('done')
      })
      .get('/long', (c) => {
        const start = process.threadCpuUsage()
        while (process.threadCpuUsage(start).user < 10_000); // 10 ms of real work
        return c.text('done')
      })
    const server = await listen(getRequestListener(app.fetch), { port: 0, host: '127.0.0.1' })
    const { port } = server.address() as AddressInfo // listening on TCP
    const agent = new Agent({ keepAlive: true, maxSockets: 100 })
    const ask = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const request = get({ host: '127.0.0.1', port, agent, path }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0))
        })
        request.on('error', reject)
      })
    const crowd = (path: string) => Promise.all(Array.from({ length: 100 }, () => ask(path)))
    await crowd('/short') // a hundred open connections
    expect(new Set(await crowd('/long'))).toEqual(new Set([200, 503]))
    expect(await ask('/long')).toBe(200)
    agent.destroy()
    await finish(server)
  })
})
