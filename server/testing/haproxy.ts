// A real HAProxy, as Debian has it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PROGRAM = '/usr/sbin/haproxy'
const STARTS_WITHIN_MS = 10_000

export const hasHaproxy = existsSync(PROGRAM)

export interface Haproxy {
  stop(): Promise<void>
}

/** Returns once it listens on the port. */
export async function startHaproxy(config: string, port: number): Promise<Haproxy> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, config)
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  const gone = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  for (const start = performance.now(); !(await isOpen(port)); await pause(50))
    if (child.exitCode !== null || performance.now() - start > STARTS_WITHIN_MS)
      throw new Error(`HAProxy did not start: ${output}`)
  return {
    async stop() {
      kill()
      await gone
      process.off('exit', kill)
      rmSync(folder, { recursive: true })
    },
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
