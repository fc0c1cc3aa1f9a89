// Runs the real server in its own process, with its own data folder or database.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { withoutSettings } from '#server/config.ts'
import { clusterFolder } from '#server/database/embedded/cluster.ts'
import { readPostmaster } from '#server/database/embedded/postmaster-file.ts'
import { freePort } from '#server/database/free-port.ts'

export interface RunningServer {
  origin: string
  child: ChildProcess
  /** Its output so far, stdout and stderr. */
  output: () => string
  /** Memory of the server and its embedded database; null once it has exited. */
  memoryMb(): Memory | null
  stop(): Promise<void>
}

export interface Memory {
  server: number
  database: number
}

export interface ServerOptions {
  dataDir?: string
  databaseUrl?: string
  port?: number
  logLevel?: string
  /** Additional environment variables. */
  environment?: Record<string, string>
  /** Where a release was unpacked, instead of the checkout. */
  root?: string
}

const START_WITHIN_MS = 180_000

/** A server that may still be starting. */
export function spawnServer({
  dataDir,
  databaseUrl,
  port,
  logLevel = 'warn',
  environment = {},
  root,
}: ServerOptions & { dataDir: string; port: number }) {
  const node = root ? join(root, 'node_modules/.bin/node') : process.execPath
  const child = spawn(node, ['--max-semi-space-size=4', '--max-old-space-size=768', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      MALLOC_ARENA_MAX: '2', // all three as npm start has it
      ...withoutSettings(process.env),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: logLevel,
      // One machine simulates many clients: each request sends its client address in a header.
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_API: '100000000',
      RATE_LIMIT_SIGNIN: '100000000',
      RATE_LIMIT_SIGNUP: '100000000',
      ...environment,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', kill)
      resolve()
    }),
  )
  return { child, gone, origin: `http://127.0.0.1:${port}`, output: () => text }
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const folder = options.dataDir ?? mkdtempSync(join(tmpdir(), 'plateful-bench-'))
  const server = spawnServer({ ...options, dataDir: folder, port: options.port ?? (await freePort()) })
  const { child, gone, origin, output } = server
  await isOpen(origin, child, output)
  return {
    origin,
    child,
    output,
    memoryMb: () => (child.exitCode === null && child.pid ? memoryOf(child.pid, folder) : null),
    async stop() {
      child.kill('SIGTERM')
      await gone
      if (!options.dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(origin: string, child: ChildProcess, output: () => string) {
  for (const start = performance.now(); performance.now() - start < START_WITHIN_MS; await pause(100)) {
    if (child.exitCode !== null) break
    const response = await fetch(`${origin}/readyz`).catch(() => null)
    if (response?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start:\n${output()}`)
}

/** The site's key, read from a page as a browser does. */
export async function keyOf({ origin }: RunningServer): Promise<string> {
  const html = await (await fetch(`${origin}/auth`)).text()
  return /sb_publishable_[\w-]+/.exec(html)?.[0] ?? ''
}

export async function browserAt(server: RunningServer) {
  return createClient(server.origin, await keyOf(server), { auth: { persistSession: false, autoRefreshToken: false } })
}

// Proportional set size: what processes share, such as PostgreSQL's buffers, is counted once.
function memoryOf(pid: number, dataDir: string): Memory | null {
  const postmaster = readPostmaster(clusterFolder(dataDir))?.pid
  try {
    const database = postmaster ? [postmaster, ...childrenOf(postmaster)] : []
    return { server: shareMb(pid), database: database.reduce((sum, part) => sum + shareMb(part), 0) }
  } catch {
    return null // one of them ended in this moment
  }
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number)
}

function shareMb(pid: number): number {
  const [, kb] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kb) / 1024
}
