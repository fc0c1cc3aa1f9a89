// How the embedded PostgreSQL runs: small, for the data of a household up to a few thousand members, and flushed to disk.
import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/database/start-error.ts'
import type { RunAs } from './run-as.ts'

/** The longest path of a Unix socket, with the file's own name. */
const LONGEST_PATH = 103 // bytes, on macOS; Linux allows 107

export type Place = { socketFolder: string; port: number; maxConnections?: number }

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
    restart_after_crash: 'off', // we do: PostgreSQL's own restart hangs when it fails, as on a full disk
    shared_buffers: '32MB',
    max_connections: maxConnections,
    max_wal_size: '256MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    io_method: 'sync', // no worker processes for reading ahead: the data fits into memory
    max_worker_processes: 0,
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    autovacuum_max_workers: 1,
    temp_file_limit: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log', // a member's failed statement is the engine's to log, without values
    log_checkpoints: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The database's own folder, which only its user can enter; a short one where the path would be too long. */
export function socketFolderOf(cluster: string, { owner }: RunAs): string {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= LONGEST_PATH) return cluster
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `plateful-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const own = [process.getuid?.(), owner?.uid]
  // Anybody may have made it before us.
  if (!own.includes(uid) || (mode & 0o777) !== 0o700 || !lstatSync(folder).isDirectory())
    throw new StartError(
      `${folder} belongs to somebody else. Remove it, or set DATA_DIR to a folder with a shorter path.`,
    )
  if (owner && uid !== owner.uid) chownSync(folder, owner.uid, owner.gid)
  return folder
}
