// Stopping the server: it answers what has arrived, and neither clients nor an unfinished start delay it.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { withoutSettings } from '#server/config.ts'
import { freePort } from '#server/database/free-port.ts'
import { leavePlaces, newEmptyHome, newFolder, newFolderHome, newHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { connectSql } from '#server/database/testing/sql.ts'
import { openPhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { browserAt, keyOf, type RunningServer, spawnServer, startServer } from '#server/testing/running-server.ts'

afterAll(leavePlaces)

const PATIENT = { timeout: 120_000 }
/** On a quiet machine it takes less than three seconds; other tests run beside this one. Docker kills after ten. */
const STOPS_WITHIN_MS = 6_000

interface Member {
  key: string
  token: string
}

async function newMember(server: RunningServer): Promise<Member> {
  const { auth } = await browserAt(server)
  const { data, error } = await auth.signUp({ email: 'ada@example.test', password: 'a good password' })
  if (!data.session) throw error ?? new Error('The sign-up gave no session.')
  return { key: await keyOf(server), token: data.session.access_token }
}

interface Reply {
  status: number
  connection: string | undefined
}

function drink({ origin }: RunningServer, { key, token }: Member, agent: Agent): Promise<Reply> {
  const headers = { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}/rest/v1/water_logs`, { method: 'POST', agent, headers }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }))
      response.once('error', reject)
    })
    sending.once('error', reject)
    sending.end('{"date":"2025-01-01","amount_ml":1}')
  })
}

/** Sends one write after the other on a connection of its own, until the server accepts no new one. */
async function writeUntilRefused(server: RunningServer, member: Member) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let acknowledged = 0
  for (;;) {
    try {
      const { status } = await drink(server, member, agent)
      expect(status).toBe(201)
      acknowledged += 1
    } catch (error) {
      agent.destroy()
      return { acknowledged, end: error instanceof Error && 'code' in error ? error.code : error }
    }
  }
}

const UPLOAD = 'POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{'

/** Connections that would stay open for as long as the server lets them. */
async function openConnections({ origin }: RunningServer) {
  const sent = {
    nothing: '',
    'half a request': 'GET / HTT',
    idle: 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    upload: UPLOAD,
  }
  await Promise.all(
    Object.values(sent).map(async (text) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(text)
      if (text.includes('healthz')) await once(socket, 'data')
    }),
  )
}

async function stopTime(server: Pick<RunningServer, 'child'>, signal: NodeJS.Signals = 'SIGTERM') {
  const ended = once(server.child, 'exit')
  const toldAt = performance.now()
  server.child.kill(signal)
  await ended
  return performance.now() - toldAt
}

describe('a server that is told to stop', () => {
  test('answers what it has accepted, and waits for nobody who sends nothing', PATIENT, async () => {
    const { dataDir } = newFolderHome()
    const server = await startServer({ dataDir })
    const member = await newMember(server)
    const socket = await openPhoenixClient(
      `${server.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${member.key}&vsn=2.0.0`,
    )
    await openConnections(server)
    const writers = Array.from({ length: 4 }, () => writeUntilRefused(server, member))
    await pause(500)
    expect(await stopTime(server)).toBeLessThan(STOPS_WITHIN_MS)
    expect(server.child.exitCode).toBe(0)
    expect(await socket.closed).toBe(1001)
    const written = await Promise.all(writers)
    expect(written.map(({ end }) => end)).toEqual(writers.map(() => 'ECONNREFUSED'))
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    const site = await openSite({ dataDir })
    const { token } = member
    const rows = await site.request('/rest/v1/water_logs?select=id&limit=1', {
      token,
      headers: { prefer: 'count=exact' },
    })
    await site.backend.close()
    const acknowledged = written.reduce((sum, writer) => sum + writer.acknowledged, 0)
    expect(acknowledged).toBeGreaterThan(0)
    expect(rows.headers.get('content-range')).toBe(`0-0/${acknowledged}`)
  })

  test('finishes a slow request, unless it is told a second time', PATIENT, async () => {
    const home = await newHome()
    const slowly = async (
      work: (server: RunningServer, reply: Promise<Reply>, release: () => void) => Promise<void>,
    ) => {
      const server = await startServer(home)
      const member = await newMember(server).catch(async () => {
        const { auth } = await browserAt(server)
        const { data } = await auth.signInWithPassword({ email: 'ada@example.test', password: 'a good password' })
        return { key: await keyOf(server), token: data.session?.access_token ?? '' }
      })
      const sql = await connectSql(home.databaseUrl)
      await sql.query('begin; lock table public.water_logs in access exclusive mode')
      const reply = drink(server, member, new Agent({ keepAlive: true }))
      reply.catch(() => undefined)
      const waiting = () => sql.query('select 1 from pg_locks where not granted').then(({ rowCount }) => rowCount)
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
      await work(server, reply, () => void sql.query('rollback'))
      await sql.end()
    }
    await slowly(async (server, reply, release) => {
      const stopped = stopTime(server)
      await pause(1_800)
      release()
      expect(await reply).toEqual({ status: 201, connection: 'close' })
      expect(await stopped).toBeLessThan(STOPS_WITHIN_MS)
      expect(server.child.exitCode).toBe(0)
    })
    await slowly(async (server, reply) => {
      server.child.kill('SIGINT')
      server.child.kill('SIGINT') // a terminal and npm start both pass on one Ctrl+C
      await pause(800)
      expect(server.child.exitCode).toBe(null)
      await stopTime(server, 'SIGINT')
      expect(server.child.exitCode).toBe(1)
      await expect(reply).rejects.toThrow()
    })
  })
})

/** Processes whose command line names this folder. */
const processesWith = (folder: string) =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder))

describe('a server that is told to stop while it starts', () => {
  test.each([
    ['creates its database', (dataDir: string) => existsSync(join(dataDir, 'postgres.new', 'PG_VERSION'))],
    ['starts its database', (dataDir: string) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))],
    ['sets up its tables', (dataDir: string) => /ready/.test(read(join(dataDir, 'postgres', 'postmaster.pid')))],
  ])('and %s ends in time, leaves no process, and starts again', PATIENT, async (_, isThere) => {
    const dataDir = newFolder()
    const server = spawnServer({ dataDir, port: await freePort() })
    await expect.poll(() => isThere(dataDir), { timeout: 50_000, interval: 5 }).toBe(true)
    expect(await stopTime(server)).toBeLessThan(STOPS_WITHIN_MS)
    expect(server.output()).toBe('')
    expect(server.child.exitCode).toBe(0)
    await expect.poll(() => processesWith(dataDir)).toEqual([])
    const again = await startServer({ dataDir })
    await newMember(again)
    await again.stop()
    expect(again.child.exitCode).toBe(0)
  })

  test('and waits for another process’s migrations says so and ends in time', PATIENT, async () => {
    const home = await newEmptyHome()
    const sql = await connectSql(home.databaseUrl)
    await sql.query('select pg_advisory_lock(7201984)') // as in postgres-database.ts
    const server = spawnServer({ ...home, port: await freePort(), logLevel: 'info' })
    await expect.poll(server.output, { timeout: 50_000 }).toContain('Waiting for another process')
    expect(await stopTime(server)).toBeLessThan(STOPS_WITHIN_MS)
    expect(server.child.exitCode).toBe(0)
    await sql.end()
  })
})

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

describe('npm start', () => {
  /** In a group of its own, like everything that a terminal starts. */
  async function npmStart() {
    const { dataDir } = newFolderHome()
    const port = String(await freePort())
    const env = {
      ...withoutSettings(process.env),
      DATA_DIR: dataDir,
      PORT: port,
      NODE_ENV: undefined,
      npm_lifecycle_event: undefined,
    }
    const child = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    await expect.poll(() => text, { timeout: 90_000 }).toContain('Plateful is open at')
    process.once('exit', () => isAlive(server) && process.kill(server)) // if this test fails
    const { pid: server }: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'plateful.lock'), 'utf8'))
    return { child, pid: child.pid ?? 0, server, dataDir }
  }

  const isAlive = (pid: number) => existsSync(`/proc/${pid}/exe`)
  const parentOf = (pid: number) => Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))

  test.runIf(process.platform === 'linux').each<[string, (started: { pid: number; server: number }) => void]>([
    ['SIGTERM to npm', ({ pid }) => process.kill(pid, 'SIGTERM')],
    ['SIGTERM to scripts/start.mjs', ({ server }) => process.kill(parentOf(server), 'SIGTERM')],
    ['Ctrl+C in its terminal', ({ pid }) => process.kill(-pid, 'SIGINT')],
    ['the end of its terminal', ({ pid }) => process.kill(-pid, 'SIGHUP')],
    ['kill -9 of scripts/start.mjs', ({ server }) => process.kill(parentOf(server), 'SIGKILL')],
  ])('ends with its server and database after %s', PATIENT, async (_, stop) => {
    const started = await npmStart()
    const toldAt = performance.now()
    stop(started)
    await expect.poll(() => isAlive(started.server), { timeout: 10_000, interval: 20 }).toBe(false)
    expect(performance.now() - toldAt).toBeLessThan(STOPS_WITHIN_MS)
    expect(processesWith(started.dataDir)).toEqual([])
    expect(existsSync(join(started.dataDir, 'plateful.lock'))).toBe(false)
    await expect.poll(() => isAlive(started.pid), { timeout: 10_000 }).toBe(false)
  })
})
