// The database's files in DATA_DIR/postgres: created completely or not at all, and checked before they are opened.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#server/process/start-error.ts'
import type { Programs } from './programs.ts'
import { changeOwner, type RunAs } from './run-as.ts'

const MAJOR = '18' // the version of the programs; a newer one needs a dump and restore
export const USER = 'postgres'

export function clusterFolder(dataDir: string) {
  return join(dataDir, 'postgres')
}

function passwordFile(dataDir: string) {
  return join(dataDir, 'postgres.password')
}

/** Checks that only need the files, before anything is created. */
export function checkCluster(dataDir: string, { mayCreate }: { mayCreate: boolean }) {
  const folder = clusterFolder(dataDir)
  if (existsSync(folder)) return checkVersion(dataDir)
  if (existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new StartError(
      `${join(dataDir, 'database')} was made by an earlier version of Plateful, with PGlite, which this version cannot open. Nothing in it was touched. To move the members’ data: make a backup with the earlier version (npm run backup), rename the folder “database”, and restore the backup with this version (npm run restore -- <backup file>).`,
    )
  if (!mayCreate) throw new StartError(`There is no database in ${dataDir}.`)
}

function checkVersion(dataDir: string) {
  const file = join(clusterFolder(dataDir), 'PG_VERSION')
  if (!existsSync(file)) throw damaged(dataDir, 'it holds no database')
  const found = readFileSync(file, 'utf8').trim()
  if (found !== MAJOR)
    throw new StartError(
      `The database in ${clusterFolder(dataDir)} was made by PostgreSQL ${found}; this version of Plateful includes PostgreSQL ${MAJOR}. Make a backup with the version of Plateful that made it (npm run backup), and restore that into a new DATA_DIR with this one (npm run restore -- <backup file>).`,
    )
}

export async function createCluster(
  dataDir: string,
  { initdb, env }: Programs,
  as: RunAs,
  stopping: AbortSignal,
): Promise<void> {
  stopping.throwIfAborted()
  const draft = `${clusterFolder(dataDir)}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const given = join(dataDir, 'postgres.initial')
  mkdirSync(given, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(join(given, 'password'), password, { mode: 0o600 })
    for (const folder of [draft, given]) changeOwner(as.owner, folder)
    const options = ['--pgdata', draft, '--username', USER, '--pwfile', join(given, 'password')]
    const access = ['--auth-local=scram-sha-256', '--auth-host=scram-sha-256']
    // The same sort order of text on every platform.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const [program, args] = as.command(initdb, [...options, ...access, ...locale])
    const creating = promisify(execFile)(program, args, { ...as.user, cwd: '/', env })
    const abandon = () => creating.child.kill()
    stopping.addEventListener('abort', abandon)
    await creating
      .catch((cause: Error & { stderr?: string }) => {
        stopping.throwIfAborted()
        const reason =
          cause.stderr?.split('\n').find((line) => line.includes('error:')) ?? cause.stderr ?? cause.message
        throw new StartError(`No database could be created in ${dataDir}: ${reason.trim()}`, { cause })
      })
      .finally(() => stopping.removeEventListener('abort', abandon))
  } finally {
    rmSync(given, { recursive: true, force: true })
  }
  writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600, flush: true })
  renameSync(draft, clusterFolder(dataDir))
  syncFolder(dataDir)
}

export function readPassword(dataDir: string): string {
  const file = passwordFile(dataDir)
  if (!existsSync(file))
    throw new StartError(
      `The database cannot be opened because ${file} is missing. Put it back, or move the folder ${dataDir} away and restore the last backup: npm run restore -- <backup file>`,
    )
  return readFileSync(file, 'utf8').trim()
}

/** Removes a database that a failed restore left incomplete. */
export function removeCluster(dataDir: string) {
  rmSync(clusterFolder(dataDir), { recursive: true, force: true })
  rmSync(passwordFile(dataDir), { force: true })
}

export function damaged(dataDir: string, reason: string, cause?: unknown) {
  return new StartError(
    `The database in ${clusterFolder(dataDir)} cannot be opened: ${reason}. Move the folder ${dataDir} away and restore the last backup with: npm run restore -- <backup file>`,
    { cause },
  )
}

function syncFolder(folder: string) {
  if (process.platform === 'win32') return // which cannot open one
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
