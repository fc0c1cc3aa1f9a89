// Makes backups by itself, in a process of its own (backup-process.ts).
import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isBackupDue } from '#server/database/backup-log.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'
import { backupStore } from '#server/storage/storage-config.ts'
import type { BackupReply, BackupRequest } from './backup-process.ts'

const PROCESS = fileURLToPath(new URL('./backup-process.ts', import.meta.url))
/** A start isn't the time for it, and a minute more or less doesn't matter. */
const LOOK_EVERY_MS = 60_000
const END_WITHIN_MS = 1_000

export interface BackupSchedule {
  close(): Promise<void>
}

interface Options extends Omit<BackupRequest, 'databaseUrl'> {
  database: Database
  log: Log
  lookEveryMs?: number
}

export function startBackups({ database, log, lookEveryMs = LOOK_EVERY_MS, ...request }: Options): BackupSchedule {
  const { to, everyMs } = request.settings
  if (everyMs === null) return { close: async () => undefined }
  const place = backupStore(to).name
  let running: ChildProcess | null = null
  let ended: Promise<void> = Promise.resolve()

  async function look(everyMs: number) {
    if (running || !(await isBackupDue(database, place, everyMs)) || running) return
    const child = fork(PROCESS, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    running = child
    let reply: BackupReply | null = null
    child.on('message', (message: BackupReply) => {
      reply = message
    })
    child.on('error', () => undefined) // it couldn't be started: 'close' may not follow
    ended = new Promise((resolve) => {
      const end = () => {
        if (running === child) tell(reply)
        running = null
        resolve()
      }
      child.once('close', end)
      child.once('error', end)
    })
    child.send({ ...request, databaseUrl: database.url } satisfies BackupRequest)
  }

  function tell(reply: BackupReply | null) {
    if (reply && 'elsewhere' in reply) return
    if (reply && 'written' in reply) {
      const { name, rows, bytes, removed } = reply.written
      log('info', 'Made a backup.', { name, rows, bytes, removed })
    } else log('error', 'The backup failed.', { reason: reply?.failure ?? 'Its process ended.' })
  }

  const timer = setInterval(() => {
    look(everyMs).catch(() => undefined) // the database can't be reached: looked again in a minute
  }, lookEveryMs).unref()
  return {
    async close() {
      clearInterval(timer)
      const child = running
      running = null
      child?.kill()
      await Promise.race([ended, pause(END_WITHIN_MS, undefined, { ref: false })])
      child?.kill('SIGKILL')
    },
  }
}
