// postmaster.pid, which a running PostgreSQL keeps in its folder: who it is and where it listens.
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#server/database/start-error.ts'

const GONE_WITHIN_MS = 30_000

export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  status: string
}

/** Null when there is none, or only half of the file yet. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const [pid = '', , , port = '', socketFolder = '', , , status = ''] = lines
    return { pid: Number(pid), port: Number(port), socketFolder, status: status.trim() }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Whether that process lives and is this database's: numbers are used again, after a restart of a container at once. */
export function isRunning(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  if (process.platform !== 'linux') return true
  return workingFolder(pid) === realFolder(cluster)
}

export function socketFile({ socketFolder, port }: Pick<Postmaster, 'socketFolder' | 'port'>) {
  return join(socketFolder, `.s.PGSQL.${port}`)
}

/**
 * Removes what a killed PostgreSQL has left, once the last of its processes is gone. PostgreSQL itself would take a
 * number that is used again, or that nobody has waited for, for a living one.
 */
export async function clearLeftovers(cluster: string, socketFolder: string): Promise<void> {
  const end = performance.now() + GONE_WITHIN_MS
  for (; processesOf(cluster).length > 0; await pause(20))
    if (performance.now() > end)
      throw new StartError(
        `Processes ${processesOf(cluster).join(', ')} are still using ${cluster}, although their PostgreSQL has stopped. Stop them, then start Plateful again.`,
      )
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  if (socketFolder) rmSync(`${socketFile({ socketFolder, port: 5432 })}.lock`, { force: true })
}

// All of PostgreSQL's processes work in its folder. Other systems do not say; there PostgreSQL's own check has to do.
function processesOf(cluster: string): string[] {
  if (process.platform !== 'linux') return []
  const folder = realFolder(cluster)
  return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && workingFolder(entry) === folder)
}

function realFolder(cluster: string): string | undefined {
  return existsSync(cluster) ? realpathSync(cluster) : undefined
}

function workingFolder(pid: number | string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null // it has ended, or is somebody else's
  }
}

/** Whether anybody answers there, in whatever container. */
export function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket)
    attempt.once('connect', () => {
      attempt.destroy()
      resolve(true)
    })
    attempt.once('error', () => resolve(false))
  })
}
