// Two PostgreSQL servers kept by Patroni, etcd and HAProxy, as Debian has them, in a folder of their own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/database/free-port.ts'
import { findPrograms, unprivileged } from '#server/database/testing/postgres.ts'
import { type Haproxy, startHaproxy } from '#server/testing/haproxy.ts'

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy']
const HEALTHY_WITHIN_MS = 120_000

/** What is missing here to run them; null if nothing is. */
export function missingForPatroni(): string | null {
  const missing = PROGRAMS.find((program) => !existsSync(program))
  if (missing) return missing
  if (!findPrograms()) return 'PostgreSQL'
  return unprivileged() === 'none' ? 'a user that PostgreSQL can run as' : null
}

export interface Node {
  name: string
  port: number
  /** Patroni's own. */
  api: string
  folder: string
}

export interface Patroni {
  /** Through HAProxy, and as a list. */
  addresses: { proxy: string; list: string }
  leader(): Promise<Node | null>
  /** Until there are a leader and a synchronous standby. */
  healthy(): Promise<void>
  killDatabase(node: Node): void
  /** Of PostgreSQL and Patroni, so that nobody restarts it. */
  killMachine(node: Node): void
  /** After it was killed. */
  startMachine(node: Node): void
  switchover(from: Node): Promise<void>
  stop(): Promise<void>
}

const configOf = (node: Node, etcd: number, programs: string) => `
scope: plateful
name: ${node.name}
restapi: { listen: '${new URL(node.api).host}', connect_address: '${new URL(node.api).host}' }
etcd3: { host: '127.0.0.1:${etcd}' }
bootstrap:
  dcs: { ttl: 20, loop_wait: 4, retry_timeout: 8, synchronous_mode: true, postgresql: { use_pg_rewind: true } }
  initdb: [{ encoding: UTF8 }, data-checksums]
postgresql:
  listen: 127.0.0.1:${node.port}
  connect_address: 127.0.0.1:${node.port}
  data_dir: ${join(node.folder, 'data')}
  bin_dir: ${programs}
  pgpass: ${join(node.folder, 'pgpass')}
  parameters: { unix_socket_directories: ${node.folder} }
  pg_hba: [host all all 127.0.0.1/32 trust, host replication all 127.0.0.1/32 trust]
  authentication: { superuser: { username: postgres }, replication: { username: replicator } }
`

const proxyConfig = (port: number, nodes: readonly Node[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
listen database
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${new URL(api).port}`).join('\n')}
`

export async function startPatroni(): Promise<Patroni> {
  const programs = findPrograms() ?? ''
  const user = unprivileged()
  const as = user === 'none' ? null : user
  const folder = mkdtempSync(join(tmpdir(), 'plateful-patroni-'))
  const own = (path: string) => as && chownSync(path, as.uid, as.gid)
  own(folder)
  const running = new Set<ChildProcess>()
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' }

  function run(program: string, values: string[]) {
    const child = spawn(program, values, { ...as, cwd: folder, env, stdio: 'ignore' })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }

  async function newNode(name: string): Promise<Node> {
    const node = {
      name,
      port: await freePort(),
      api: `http://127.0.0.1:${await freePort()}`,
      folder: join(folder, name),
    }
    mkdirSync(node.folder, { mode: 0o700 })
    own(node.folder)
    return node
  }

  const etcd = await freePort()
  const peers = `http://127.0.0.1:${await freePort()}`
  const clients = `http://127.0.0.1:${etcd}`
  run('/usr/bin/etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`],
  ])
  const nodes = [await newNode('one'), await newNode('two')]
  const machines = new Map<Node, ChildProcess>()

  function startMachine(node: Node) {
    const file = join(node.folder, 'patroni.yaml')
    writeFileSync(file, configOf(node, etcd, programs))
    machines.set(node, run('/usr/bin/patroni', [file]))
  }

  function postmasterOf(node: Node): number | null {
    const file = join(node.folder, 'data/postmaster.pid')
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    return pid > 0 ? pid : null // negative while it's being set up
  }

  const kill = (pid: number | null | undefined) => {
    try {
      if (pid) process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }

  function killMachine(node: Node) {
    machines.get(node)?.kill('SIGKILL')
    const postmaster = postmasterOf(node)
    const { stdout } = spawnSync('ps', ['--no-headers', '-o', 'pid', '--ppid', String(postmaster ?? 0)])
    const children = postmaster ? String(stdout).trim().split(/\s+/).map(Number) : []
    for (const pid of [postmaster, ...children]) kill(pid)
  }

  /** Of Patroni: 200 means yes. */
  const is = async (node: Node, what: string) =>
    (await fetch(`${node.api}/${what}`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok === true

  async function leader(): Promise<Node | null> {
    const responses = await Promise.all(nodes.map((node) => is(node, 'primary')))
    return nodes.find((_, at) => responses[at]) ?? null
  }

  async function healthy() {
    for (const start = performance.now(); performance.now() - start < HEALTHY_WITHIN_MS; await pause(250)) {
      const standbys = await Promise.all(nodes.map((node) => is(node, 'sync')))
      if (standbys.includes(true) && (await leader())) return
    }
    throw new Error('Patroni has no leader with a synchronous standby.')
  }

  let proxy: Haproxy | undefined
  const killAll = () => {
    for (const node of nodes) killMachine(node)
    for (const child of running) child.kill('SIGKILL')
  }
  process.once('exit', killAll)
  const patroni: Patroni = {
    addresses: { proxy: '', list: '' },
    leader,
    healthy,
    killDatabase: (node) => kill(postmasterOf(node)),
    killMachine,
    startMachine,
    async switchover(from) {
      const body = JSON.stringify({ leader: from.name })
      const response = await fetch(`${from.api}/switchover`, { method: 'POST', body })
      if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`)
    },
    async stop() {
      killAll()
      await proxy?.stop()
      await pause(500)
      process.off('exit', killAll)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  try {
    for (const node of nodes) startMachine(node)
    await healthy()
    const port = await freePort()
    proxy = await startHaproxy(proxyConfig(port, nodes), port)
    const places = nodes.map(({ port }) => `127.0.0.1:${port}`)
    patroni.addresses.proxy = `postgres://postgres@127.0.0.1:${port}/postgres`
    patroni.addresses.list = `postgres://postgres@${places.join(',')}/postgres`
    return patroni
  } catch (error) {
    await patroni.stop()
    throw error
  }
}
