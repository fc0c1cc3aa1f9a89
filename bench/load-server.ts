// The real server in a process of its own, on a data folder or database of its own, for measurements from outside.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/database/testing/free-port.ts'

export interface RunningServer {
  origin: string
  child: ChildProcess
  /** Everything it has said on its standard output and error. */
  said: () => string
  /** Resident memory in MB; null once it is gone. */
  memoryMb(): number | null
  stop(): Promise<void>
}

export interface ServerOptions {
  dataDir?: string
  databaseUrl?: string
  port?: number
}

const START_WITHIN_MS = 180_000

export async function startServer({ dataDir, databaseUrl, port }: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'plateful-bench-'))
  const place = port ?? (await freePort())
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      MALLOC_ARENA_MAX: '2', // both as npm start has it
      ...process.env,
      PORT: String(place),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      // One machine plays a whole town: each request names the address that it would come from.
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_API: '100000000',
      RATE_LIMIT_SIGNIN: '100000000',
      RATE_LIMIT_SIGNUP: '100000000',
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${place}`
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await isOpen(origin, child, () => text)
  return {
    origin,
    child,
    said: () => text,
    memoryMb: () => (child.exitCode === null && child.pid ? residentMb(child.pid) : null),
    async stop() {
      child.kill('SIGTERM')
      await gone
      process.off('exit', kill)
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(origin: string, child: ChildProcess, said: () => string) {
  for (const start = performance.now(); performance.now() - start < START_WITHIN_MS; await pause(100)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start:\n${said()}`)
}

function residentMb(pid: number): number | null {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  } catch {
    return null // gone in this very moment
  }
}
