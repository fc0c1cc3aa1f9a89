// Settings of the embedded PostgreSQL: low memory use, for up to a few thousand members, and durable writes.
import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/process/start-error.ts'
import type { RunAs } from './run-as.ts'

/** The longest path of a Unix socket, including the file name. */
const LONGEST_PATH_BYTES = 103 // on macOS; Linux allows 107

export interface Place {
  socketFolder: string
  port: number
  maxConnections?: number
}

export function settingsFor({ socketFolder, port, maxConnections = 50 }: Place): string[] {
  const isLocal = socketFolder !== ''
  const settings: Record<string, string | number> = {
    listen_addresses: isLocal ? '' : '127.0.0.1',
    port,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    restart_after_crash: 'off', // we restart it: PostgreSQL's own restart hangs if it fails, for example on a full disk
    shared_buffers: '32MB',
    max_connections: maxConnections,
    max_wal_size: '256MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    io_method: 'sync', // no read-ahead workers: the data fits into memory
    max_worker_processes: 0,
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    autovacuum_max_workers: 1,
    temp_file_limit: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log', // we log failed statements, without what members typed
    log_checkpoints: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The socket's folder: the database's own, or a short one if that path is too long for a socket. */
export function socketFolderOf(cluster: string, { owner }: RunAs): string {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= LONGEST_PATH_BYTES) return cluster
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `plateful-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const own = [process.getuid?.(), owner?.uid]
  // Another user may have created it first.
  if (!own.includes(uid) || (mode & 0o777) !== 0o700 || !lstatSync(folder).isDirectory())
    throw new StartError(
      `${folder} belongs to another user. Remove it, or set DATA_DIR to a folder with a shorter path.`,
    )
  if (owner && uid !== owner.uid) chownSync(folder, owner.uid, owner.gid)
  return folder
}
