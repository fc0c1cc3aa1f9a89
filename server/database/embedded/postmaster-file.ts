// postmaster.pid, which a running PostgreSQL keeps in its folder: its process id and where it listens.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#server/process/start-error.ts'

const GONE_WITHIN_MS = 30_000

export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  status: string
}

/** Null if there is none, or if the file is incomplete. */
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

/**
 * Whether that process is alive and belongs to this database: process ids are reused, immediately so after a container
 * restarts.
 */
export function isRunning(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  if (process.platform !== 'linux') return true
  return worksIn(pid, realFolder(cluster))
}

export function socketFile({ socketFolder, port }: Pick<Postmaster, 'socketFolder' | 'port'>) {
  return join(socketFolder, `.s.PGSQL.${port}`)
}

/**
 * Removes the files of a killed PostgreSQL once the last of its processes has ended. PostgreSQL itself would mistake a
 * reused process id, or a process that nobody has reaped, for a running server.
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

// All of PostgreSQL's processes work in its folder. Other systems don't tell; there we rely on PostgreSQL's own check.
function processesOf(cluster: string): string[] {
  if (process.platform !== 'linux') return []
  const folder = realFolder(cluster)
  return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && worksIn(entry, folder))
}

function realFolder(cluster: string): string | undefined {
  return existsSync(cluster) ? realpathSync(cluster) : undefined
}

function worksIn(pid: number | string, folder: string | undefined): boolean {
  if (folder === undefined) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch (error) {
    // Root in a container may not look into other users' processes, but their command lines are public.
    return error instanceof Error && 'code' in error && error.code === 'EACCES' && isNamedAfter(pid, folder)
  }
}

/** PostgreSQL's first process was started with its folder; the others show the cluster's name. */
function isNamedAfter(pid: number | string, folder: string): boolean {
  try {
    const [first = '', ...rest] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const started = rest[rest.indexOf('-D') + 1]
    return (
      first.startsWith(`postgres: ${clusterName(folder)}: `) ||
      (rest.includes('-D') && realFolder(started ?? '') === folder)
    )
  } catch {
    return false // it has ended
  }
}

/** Part of the titles of the database's processes. */
export const clusterName = (folder: string) =>
  `plateful-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`

/** Whether anything responds there, in whatever container. */
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
