// postmaster.pid, which a running PostgreSQL keeps in its folder: who it is and where it listens.
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

export type Postmaster = { pid: number; port: number; socketFolder: string; status: string }

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
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) // PostgreSQL works in its folder
  } catch {
    return false // it ended in this moment, or is somebody else's
  }
}

export function socketFile({ socketFolder, port }: Pick<Postmaster, 'socketFolder' | 'port'>) {
  return join(socketFolder, `.s.PGSQL.${port}`)
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
