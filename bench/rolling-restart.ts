// npm run bench:rolling: two processes behind HAProxy (deploy/haproxy.cfg) are restarted one after the other, as in an
// update, while members write and visitors read. Needs HAProxy (Debian's package). Option: --rounds 3
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#server/database/free-port.ts'
import { setup } from '#server/database/testing/global-setup.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { hasHaproxy, startHaproxy } from '#server/testing/haproxy.ts'
import { browserAt, keyOf, type RunningServer, startServer } from '#server/testing/running-server.ts'
import { report } from './measure.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const WRITERS = 8

async function restartUnderLoad() {
  const { databaseUrl, dataDir } = await newHome()
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => startServer({ dataDir, databaseUrl, port })
  const servers: RunningServer[] = []
  for (const port of ports) servers.push(await start(port))
  const port = await freePort()
  const config = readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace(':8080', `:${port}`)
    .replaceAll(':3001', `:${ports[0]}`)
    .replaceAll(':3002', `:${ports[1]}`)
  const proxy = await startHaproxy(config, port)
  const site = { ...servers[0], origin: `http://127.0.0.1:${port}` } as RunningServer // only its address is used
  const member = await browserAt(site)
  const { data } = await member.auth.signUp({ email: 'ada@example.test', password: 'a good password' })
  const headers = {
    apikey: await keyOf(site),
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  }
  const agent = new Agent({ keepAlive: true, maxSockets: WRITERS })
  const results: Record<string, number> = {}
  let ended = false

  /** Never sent again by this side: whatever fails is counted. */
  function send(path: string, body?: string): Promise<string> {
    return new Promise((resolve) => {
      const method = body ? 'POST' : 'GET'
      const sent = request({ port, host: '127.0.0.1', path, agent, method, headers }, (response) => {
        response.resume().once('end', () => resolve(String(response.statusCode)))
        response.once('error', ({ message }) => resolve(message))
      })
      sent.once('error', ({ message }) => resolve(message))
      sent.end(body)
    })
  }

  async function keepAsking() {
    while (!ended) {
      const written = await send('/rest/v1/water_logs', '{"date":"2025-01-01","amount_ml":1}')
      for (const result of [written, await send('/recipes')]) results[result] = (results[result] ?? 0) + 1
      await pause(20)
    }
  }

  const asking = Array.from({ length: WRITERS }, keepAsking)
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [at, port] of ports.entries()) {
      await pause(1_000)
      await servers[at]?.stop()
      await pause(1_000)
      servers[at] = await start(port)
      await pause(3_000) // HAProxy has to see it before the other one stops
    }
  ended = true
  await Promise.all(asking)
  const [counted] = await runSql<{ sum: number }>(
    databaseUrl,
    'select sum(amount_ml)::int as sum from public.water_logs',
  )
  const failed = Object.entries(results).filter(([result]) => result !== '200' && result !== '201')
  report(
    `${2 * Number(values.rounds)} restarts behind HAProxy`,
    `${results['200']} pages, ${results['201']} writes, ${counted?.sum} stored; failed: ${JSON.stringify(Object.fromEntries(failed))}`,
    'none fails, each is stored once',
    failed.length === 0 && counted?.sum === results['201'],
  )
  agent.destroy()
  await proxy.stop()
  for (const server of servers) await server.stop()
}

// What was started ends with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

if (hasHaproxy) {
  const leave = await setup()
  await restartUnderLoad()
  await leave()
  await leavePlaces()
} else console.log('skip  rolling restart: HAProxy isn’t installed here')
