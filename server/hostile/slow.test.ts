// Slow clients, aborted requests, and request smuggling.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judge } from './testing/judge.ts'
import { openStage, type Stage } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  // The real limits, but shorter.
  const limits = { headersWithinMs: 700, requestWithinMs: 1_500, idleWithinMs: 700, checkEveryMs: 100 }
  stage = await openStage({}, { limits })
}, 120_000)
afterAll(() => stage?.close(), 60_000)

const host = () => `Host: localhost:${stage.port}\r\n`
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\n${host()}apikey: ${stage.filled('$KEY')}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

describe('a client that takes forever', () => {
  test('over the headers is disconnected', async () => {
    const parts = ['GET / HTTP/1.1\r\n', ...Array.from({ length: 100 }, (_, at) => `X-${at}: a\r\n`)]
    const response = await stage.say({ parts, pauseMs: 60 })
    if (response) expect(response.status).toBe(408)
  })

  test.each(['/api/foods/analyse', '/api/import', '/rest/v1/water_logs', '/auth/v1/signup', '/recipes'])(
    'over the body for %s is disconnected',
    async (path) => {
      const parts = [post(path, 1000), ...Array.from({ length: 100 }, () => ' ')]
      const response = await stage.say({ parts, pauseMs: 60 })
      if (!response) return
      expect([400, 401, 405, 408]).toContain(response.status)
      judge({ what: '', target: path, raw: '', responses: [] }, response)
    },
  )

  test('doesn’t block members, however many there are', async () => {
    const sockets = Array.from({ length: 60 }, () => {
      const socket = connect(stage.port, '127.0.0.1')
      socket.on('error', () => undefined) // they are disconnected in the end
      socket.write(`${post('/rest/v1/water_logs', 1000)}{`)
      return socket
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    const response = await stage.send({ what: '', target: '/rest/v1/water_logs', as: 'attacker', responses: [] })
    expect(response?.status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})

describe('a client that disconnects', () => {
  test.each(['/api/foods/analyse', '/api/import', '/rest/v1/water_logs', '/auth/v1/signup'])(
    'in the middle of a body for %s doesn’t leave an error',
    async (path) => {
      stage.lines.length = 0
      for (const form of [post(path, 1000), post(path, 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')]) {
        const socket = connect(stage.port, '127.0.0.1')
        await new Promise<void>((resolve) => socket.write(`${form}5\r\n{"a":`, () => resolve()))
        socket.resetAndDestroy()
      }
      await expect.poll(async () => (await stage.get('/healthz')).text).toContain('"ok"')
      expect(stage.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
    },
  )

  test('while the page is being sent affects nobody', async () => {
    for (let time = 0; time < 30; time++) {
      const socket = connect(stage.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await new Promise<void>((resolve) =>
        socket.write(`GET /recipes?x=${time} HTTP/1.1\r\n${host()}\r\n`, () => resolve()),
      )
      if (time % 2) await new Promise((resolve) => socket.once('data', resolve))
      socket.resetAndDestroy()
    }
    expect((await stage.get('/recipes')).status).toBe(200)
  })
})

describe('two requests on one connection', () => {
  test('are separate: the body of the first is never read as a second', async () => {
    const hidden = `GET /smuggled HTTP/1.1\r\n${host()}\r\n`
    stage.lines.length = 0
    await stage.say({ parts: [post('/api/foods/analyse', hidden.length) + hidden] })
    await stage.say({ parts: [post('/recipes', hidden.length) + hidden] })
    expect(stage.lines.join('')).not.toContain('smuggled')
  })

  test('sent at once are both answered', async () => {
    const texts = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(stage.port, '127.0.0.1')
      socket.on('data', (chunk) => (text += chunk.toString('latin1')))
      socket.on('close', () => resolve(text))
      const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host()}${more}\r\n`
      socket.write(get('/healthz') + get('/api/nothing') + get('/healthz', 'Connection: close\r\n'))
    })
    expect(texts.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  })
})
