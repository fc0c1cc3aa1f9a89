// The real server on the demo's data folder, or on DATA_DIR. Settings that point to real data or keys are dropped.
import { spawn } from 'node:child_process'

const DATA_DIR = 'data-demo'
const READY_WITHIN_MS = 120_000
const NOT_FOR_A_DEMO = ['DATABASE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SPOONACULAR_API_KEY', 'PUBLIC_URL']

export interface DemoServer {
  address: string
  /** Resolves to the exit code once the server is gone. */
  ended: Promise<number>
  stop: () => void
}

export async function startDemoServer({ port, dataDir = DATA_DIR }: { port: string; dataDir?: string }) {
  const address = `http://localhost:${port}`
  // A server that is there already would be taken for the demo, and filled with made-up members.
  const isTaken = await fetch(address).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new Error(`Something already runs at ${address}. Stop it, or choose another PORT.`)
  const settings = Object.entries(process.env).filter(([name]) => !NOT_FOR_A_DEMO.includes(name))
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...Object.fromEntries(settings), PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const server: DemoServer = { address, ended, stop: () => child.kill('SIGTERM') }
  await Promise.race([untilReady(server.address), ended.then(gaveUp)])
  return server
}

function gaveUp(): never {
  throw new Error('The demo server did not start. See the error above.')
}

async function untilReady(address: string) {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    const answer = await fetch(`${address}/readyz`).catch(() => null) // not listening yet
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The demo server did not become ready.')
}
