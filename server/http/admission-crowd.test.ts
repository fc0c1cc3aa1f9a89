// A server in a process of its own, and people who come at their own pace, each on a connection of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SERVER = `
  import { getRequestListener } from '@hono/node-server'
  import { Hono } from 'hono'
  import { overload } from '#server/http/overload.ts'
  import { listen } from './listen.ts'
  function workedMs() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const app = new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/worked-ms', (c) => c.json(workedMs()))
    .use(overload({ limits: { mostPerClient: 1000 }, clientAddress: () => 'crowd', log: () => undefined }))
    .get('/work/:ms', (c) => {
      const start = workedMs()
      while (workedMs() - start < Number(c.req.param('ms'))); // without a pause
      return c.text('done')
    })
  const server = await listen(getRequestListener(app.fetch), { port: 0, host: '127.0.0.1' })
  console.log(server.address().port)
`

interface Answer {
  status: number
  retryAfter: string | undefined
  /** Its place in the order of answers. */
  turn: number
}

let child: ChildProcess
let port = 0
let answered = 0

beforeAll(async () => {
  child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  port = await new Promise((resolve, reject) => {
    child.stdout?.once('data', (line) => resolve(Number(line)))
    child.once('exit', () => reject(new Error('The server did not start.')))
  })
})
afterAll(() => void child.kill())

const open = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject).end()
  })

async function ask(path: string): Promise<Answer> {
  const response = await open(path)
  for await (const _ of response); // to its end
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    turn: answered++,
  }
}

async function workedMs(): Promise<number> {
  let text = ''
  for await (const chunk of await open('/worked-ms')) text += chunk
  return Number(text)
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

/** Those who were answered while somebody who had come before them still waited. */
function overtakers(inOrderOfComing: Answer[]): Answer[] {
  let latest = 0
  return inOrderOfComing.filter(({ turn }) => {
    const isBefore = turn < latest
    latest = Math.max(latest, turn)
    return isBefore
  })
}

test('a burst of twenty is answered to the last', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/work/2')))
  expect(statuses(answers)).toEqual(Array(20).fill(200))
})

test('of twice as many as can be served half are refused, quickly, and the others are served', async () => {
  const [workMs, perSecond, seconds] = [4, 500, 2]
  const workedBefore = await workedMs()
  const asked: Promise<Answer>[] = []
  const health: Promise<Answer>[] = []
  for (const start = performance.now(); asked.length < perSecond * seconds; await pause(2)) {
    const due = Math.ceil(((performance.now() - start) / 1000) * perSecond)
    while (asked.length < due) asked.push(ask(`/work/${workMs}`))
    if (health.length < due / 50) health.push(ask('/healthz'))
  }
  const answers = await Promise.all(asked)
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(served.length + refused.length).toBe(answers.length)
  expect(refused.length).toBeGreaterThan(answers.length / 10)
  expect(refused.every(({ retryAfter }) => retryAfter === '1')).toBe(true)
  const quickly = overtakers(answers).filter(({ status }) => status === 503)
  expect(quickly.length).toBeGreaterThan(refused.length * 0.7)
  // Most of what the server did was to serve.
  expect(served.length * workMs).toBeGreaterThan(((await workedMs()) - workedBefore) / 2)
  expect(new Set(statuses(await Promise.all(health)))).toEqual(new Set([200]))
})

test('after a crowd everybody is served again at once', async () => {
  const crowd = await Promise.all(Array.from({ length: 400 }, () => ask('/work/4')))
  expect(new Set(statuses(crowd))).toEqual(new Set([200, 503]))
  for (let time = 0; time < 20; time++) expect((await ask('/work/4')).status).toBe(200)
})
