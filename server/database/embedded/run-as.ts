// PostgreSQL refuses to run as root, the usual user on fresh servers and in containers. Two solutions: a user namespace
// in which root has another id, or another user who owns the database's folder. It also refuses a user without a name,
// as containers have them: nss_wrapper tells it one.
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#server/process/start-error.ts'
import type { Programs } from './programs.ts'

interface User {
  uid: number
  gid: number
}

export interface RunAs {
  command(program: string, args: readonly string[]): [program: string, args: string[]]
  /** Options for child_process.spawn. */
  user: User | Record<never, never>
  /** The required owner of the database's files; null for the current user. */
  owner: User | null
}

const ADVICE =
  'Start Plateful as an ordinary user with a folder of its own, or set DATABASE_URL to a PostgreSQL server.'

/** Root in a container may have lost any of its rights. */
const isForbidden = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EPERM'

const run = promisify(execFile)
const plainly: RunAs['command'] = (program, args) => [program, [...args]]

export async function chooseRunAs(programs: Programs, dataDir: string): Promise<RunAs> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) {
    await checkRuns(programs)
    return { command: plainly, user: {}, owner: null }
  }
  const user = otherUser()
  const inOwnNamespace = await inNamespace(programs, user)
  if (inOwnNamespace) return inOwnNamespace
  return isRoot ? asOtherUser(programs, user, dataDir) : ((await withName(programs, dataDir)) ?? refuse(user, programs))
}

// PostgreSQL needs a user name, but a container may run as a user id without one.
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

async function inNamespace({ postgres, env }: Programs, { uid, gid }: User): Promise<RunAs | null> {
  const namespace = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--']
  try {
    await run('unshare', [...namespace, postgres, '--version'], { env })
  } catch {
    return null // not installed, or not allowed here
  }
  return {
    command: (program, args) => ['unshare', [...namespace, program, ...args]],
    user: {},
    owner: process.getuid && process.getgid ? { uid: process.getuid(), gid: process.getgid() } : null,
  }
}

async function withName({ env }: Programs, dataDir: string): Promise<RunAs | null> {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  const passwd = join(dataDir, 'postgres.passwd')
  const group = join(dataDir, 'postgres.group')
  writeFileSync(passwd, `plateful:x:${uid}:${gid}::/:/bin/false\n`)
  writeFileSync(group, `plateful:x:${gid}:\n`)
  const named = ['LD_PRELOAD=libnss_wrapper.so', `NSS_WRAPPER_PASSWD=${passwd}`, `NSS_WRAPPER_GROUP=${group}`]
  try {
    await run('env', [...named, 'id', '-un'], { env })
  } catch {
    return null // not installed
  }
  return { command: (program, args) => ['env', [...named, program, ...args]], user: {}, owner: null }
}

async function asOtherUser(programs: Programs, user: User, dataDir: string): Promise<RunAs> {
  const { postgres, env } = programs
  letThrough(dataDir)
  // In a shell, because a process enters its working directory before it changes its user.
  const enter = ['-c', 'cd -- "$1" && "$2" --version', 'sh', dataDir, postgres]
  try {
    await run('/bin/sh', enter, { env, ...user })
  } catch (cause) {
    if (!isForbidden(cause)) refuse(user, programs, dataDir, cause)
    throw new StartError(`PostgreSQL does not run as root, and root may not switch to another user here. ${ADVICE}`, {
      cause,
    })
  }
  return { command: plainly, user, owner: user }
}

function refuse({ uid }: User, { postgres }: Programs, dataDir?: string, cause?: unknown): never {
  const who = dataDir
    ? `PostgreSQL does not run as root, no user namespace can be made here, and user ${uid} cannot enter ${dataDir} or start ${postgres}`
    : `PostgreSQL does not run as user ${process.getuid?.()}, who has no name in /etc/passwd, and no user namespace can be made here`
  throw new StartError(`${who}. ${ADVICE}`, { cause })
}

async function checkRuns({ postgres, env }: Programs) {
  await run(postgres, ['--version'], { env }).catch((cause: Error) => {
    const reason = cause.message.split('\n')[1] || cause.message
    throw new StartError(
      `The embedded PostgreSQL does not run on this system: ${reason}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
      { cause },
    )
  })
}

function otherUser(): User {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}

// Other users may traverse the data folder but not list it; its files are not readable for them.
function letThrough(dataDir: string) {
  const { mode } = statSync(dataDir)
  if ((mode & 0o001) === 0) chmodSync(dataDir, (mode & 0o777) | 0o011)
}

/** Fixes owner and permissions, in case the folder was copied or used by another user. */
export function takeFolder(cluster: string, { owner }: RunAs) {
  changeOwner(owner, cluster)
  const { uid, mode } = statSync(cluster)
  if ((mode & 0o777) !== 0o700 && [0, uid].includes(process.getuid?.() ?? uid)) chmodSync(cluster, 0o700)
}

/** Changes the owner of a folder and everything in it. */
export function changeOwner(owner: User | null, folder: string) {
  try {
    changeOwners(owner, folder)
  } catch (cause) {
    if (!isForbidden(cause)) throw cause
    throw new StartError(
      `This user may not give ${folder} to user ${owner?.uid}, who runs PostgreSQL here. ${ADVICE}`,
      {
        cause,
      },
    )
  }
}

function changeOwners(owner: User | null, folder: string) {
  if (!owner || lstatSync(folder).uid === owner.uid) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) changeOwners(owner, path)
    else if (!entry.isSymbolicLink()) chownSync(path, owner.uid, owner.gid)
  }
  chownSync(folder, owner.uid, owner.gid) // last, so that an interrupted chown is repeated
}
