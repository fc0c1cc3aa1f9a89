// A server in a separate process, measured with autocannon by its own CPU time, so that other work on the machine
// doesn't distort the result.
import { type ChildProcess, spawn } from 'node:child_process'
import autocannon from 'autocannon'

const CONNECTIONS = 32

export interface ServerProcess {
  child: ChildProcess
  /** CPU time used so far. */
  cpuSeconds(): Promise<number>
}

const TELL_CPU = `
  process.on('message', () => { const { user, system } = process.cpuUsage(); process.send((user + system) / 1e6) })
`

/** Runs the code, which prints a line as soon as it listens. */
export function startServer(code: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code + TELL_CPU], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const cpuSeconds = () =>
    new Promise<number>((resolve) => {
      child.once('message', (seconds) => resolve(Number(seconds)))
      child.send('cpu')
    })
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve({ child, cpuSeconds }))
    child.once('exit', () => reject(new Error('A server of the comparison did not start.')))
  })
}

export interface Requested {
  url: string
  headers?: Record<string, string>
  seconds: number
  /** Replaces "[<id>]" with another id each time. */
  idReplacement?: boolean
}

/** Requests per second of CPU time. */
export async function perCpuSecond(server: ServerProcess, { seconds, ...requested }: Requested): Promise<number> {
  const before = await server.cpuSeconds()
  const result = await autocannon({ ...requested, connections: CONNECTIONS, duration: seconds })
  if (result.errors > 0 || result['5xx'] > 0 || result['4xx'] > 0)
    throw new Error(`${requested.url} did not answer well.`)
  return result.requests.total / ((await server.cpuSeconds()) - before)
}
