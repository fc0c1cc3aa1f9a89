// The real server on the demo's data folder, or on DEMO_DATA_DIR.
import { spawn } from 'node:child_process'
import { withoutSettings } from '#server/config.ts'

const READY_WITHIN_MS = 120_000

export interface DemoServer {
  address: string
  /** Resolves to the exit code once the server is gone. */
  ended: Promise<number>
  stop: () => void
}

/** Only the address, host names and the demo's own folder can be configured; a demo must never reach real data. */
export function demoEnvironment(environment: NodeJS.ProcessEnv, port: string) {
  const { HOST, ALLOWED_HOSTS } = environment
  const DATA_DIR = environment.DEMO_DATA_DIR || 'data-demo'
  return { ...withoutSettings(environment), HOST, ALLOWED_HOSTS, LOG_LEVEL: 'warn', PORT: port, DATA_DIR }
}

/** A folder of its own, so that the usual demo stays as small as it is. */
export const heavyEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  DEMO_DATA_DIR: environment.DEMO_DATA_DIR || 'data-demo-heavy',
})

export async function startDemoServer(port: string, environment = process.env) {
  const address = `http://localhost:${port}`
  // A server that is already running would be mistaken for the demo and filled with made-up members.
  const isTaken = await fetch(address).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new Error(`Something is already running at ${address}. Stop it, or choose another PORT.`)
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: demoEnvironment(environment, port),
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
    const response = await fetch(`${address}/readyz`).catch(() => null) // not listening yet
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The demo server did not become ready.')
}
