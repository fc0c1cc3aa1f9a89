// Allows one process per data folder: a lock file with the process id, valid while that process is alive.
import { closeSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/process/start-error.ts'

const Holder = z.object({ pid: z.number().int(), host: z.string(), started: z.string() })
type Holder = z.infer<typeof Holder>

export class FolderInUseError extends StartError {
  constructor(folder: string, pid?: number) {
    const who = pid === undefined ? '' : ` (process ${pid})`
    super(
      `The data folder ${folder} is in use by another Plateful${who}. Stop that one first, or set DATA_DIR to another folder. To run several processes on one database, set DATABASE_URL.`,
    )
  }
}

const heldHere = new Set<string>()

/** Locks the folder for this process, or throws. Returns a function that unlocks it. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'plateful.lock')
  if (heldHere.has(file)) throw new FolderInUseError(folder, process.pid)
  const own: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) }
  for (;;) {
    if (create(file, own)) break
    const before = read(file)
    if (before === undefined) continue // just released
    const holder = parse(before)
    if (holder && isAlive(holder)) throw new FolderInUseError(folder, holder.pid)
    takeAway(file, before)
  }
  heldHere.add(file)
  return () => {
    if (heldHere.delete(file)) rmSync(file, { force: true })
  }
}

function create(file: string, holder: Holder): boolean {
  // Written to another file and linked, so that nobody reads an incomplete file.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    if (isErrno(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) return createWithoutLinks(file, holder)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function createWithoutLinks(file: string, holder: Holder): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeFileSync(handle, JSON.stringify(holder))
    closeSync(handle)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}

// Two processes may find the same stale file. Only one moves it; a process that moved a fresh one puts it back.
function takeAway(file: string, stale: string) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return
    throw error
  }
  if (read(aside) === stale) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
    throw error
  }
}

function parse(text: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(text))
  } catch {
    return null // an incomplete file isn't a lock
  }
}

function isAlive({ pid, host, started }: Holder): boolean {
  // A restarted container has a new host name and new process ids, so old ids mean nothing.
  if (host !== hostname() || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return isErrno(error, 'EPERM')
  }
  return started === startOf(pid)
}

/** When the process started, to detect a reused process id. Linux only. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return 'ZX'.includes(state) ? 'ended' : (rest[18] ?? '') // a zombie has ended
  } catch {
    return '' // not available on other systems; rely on the process id
  }
}

function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
