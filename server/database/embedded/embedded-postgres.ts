// Our own PostgreSQL: started with the server, restarted if it dies, stopped with the server. If a killed server left
// one running, it is taken over.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { FolderInUseError } from '#server/database/folder-lock.ts'
import { freePort } from '#server/database/free-port.ts'
import type { Log } from '#server/http/log.ts'
import { StartError } from '#server/process/start-error.ts'
import { checkCluster, clusterFolder, createCluster, damaged, readPassword, USER } from './cluster.ts'
import {
  clearLeftovers,
  clusterName,
  isListening,
  isRunning,
  type Postmaster,
  readPostmaster,
  socketFile,
} from './postmaster-file.ts'
import { findPrograms, type Programs } from './programs.ts'
import { chooseRunAs, type RunAs, takeFolder } from './run-as.ts'
import { type Place, settingsFor, socketFolderOf } from './settings.ts'

const isWindows = process.platform === 'win32'
const LOOK_EVERY_MS = 20
const WATCH_EVERY_MS = 200
const STOP_WITHIN_MS = 30_000 // the final checkpoint may take a while
const ABANDON_WITHIN_MS = 2_000
const LAUNCH_WITHIN_MS = 60_000
const RESTART_AFTER_MS = 500
const LONGEST_LOG_BYTES = 1_000_000 // then the log starts over

// PostgreSQL's names for what a signal does. Whatever was acknowledged is in the journal.
const FAST_SHUTDOWN = 'SIGINT'
const IMMEDIATE_SHUTDOWN = 'SIGQUIT'

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

interface Options {
  mayCreate?: boolean
  log?: Log
  maxConnections?: number
  /** Abandons the start. */
  stopping?: AbortSignal
}

/** The caller holds the folder's lock. */
export async function startEmbedded(
  dataDir: string,
  { mayCreate = true, log, maxConnections, stopping = new AbortController().signal }: Options = {},
): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  checkCluster(folder, { mayCreate })
  const programs = findPrograms(join(folder, 'postgres.lib'))
  const as = await chooseRunAs(programs, folder)
  const cluster = clusterFolder(folder)
  if (existsSync(cluster)) takeFolder(cluster, as)
  else await createCluster(folder, programs, as, stopping)
  stopping.throwIfAborted()
  const password = readPassword(folder)
  const left = await takeOver(cluster, stopping)
  const place = { ...(left ?? (await newPlace(cluster, as))), maxConnections }
  let { pid } = left ?? (await launch(folder, programs, as, place, stopping))
  // However this process ends, it doesn't leave its database running.
  const stopAtExit = () => isRunning(pid, cluster) && stopFast(pid)
  process.once('exit', stopAtExit)
  const stopped = new AbortController()
  const rest = (ms: number) => pause(ms, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await rest(WATCH_EVERY_MS)
      if (stopped.signal.aborted || isRunning(pid, cluster)) continue
      log?.('error', 'The database stopped. Restarting it.')
      try {
        pid = (await launch(folder, programs, as, place, stopped.signal)).pid
        log?.('warn', 'The database is running again.')
      } catch (error) {
        if (stopped.signal.aborted) break
        log?.('error', 'The database couldn’t be restarted.', { reason: String(error) })
        await rest(RESTART_AFTER_MS)
      }
    }
  })()
  return {
    url: urlOf(place, password),
    async stop() {
      stopped.abort()
      await watching
      await stopPostmaster(pid, cluster, programs)
      process.off('exit', stopAtExit)
      const { socketFolder } = place
      if (socketFolder && socketFolder !== cluster) rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}

/** The address of a running database, for a process that doesn't own it; null if none is running. */
export function urlOfRunning(dataDir: string): string | null {
  const folder = resolve(dataDir)
  const running = readPostmaster(clusterFolder(folder))
  return running?.status === 'ready' ? urlOf(running, readPassword(folder)) : null
}

function urlOf({ socketFolder, port }: Place, password: string): string {
  if (socketFolder === '') return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
  return `postgres://${USER}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(socketFolder)}`
}

async function takeOver(cluster: string, stopping: AbortSignal): Promise<Postmaster | null> {
  for (;;) {
    stopping.throwIfAborted()
    const found = readPostmaster(cluster)
    if (!found) return null
    if (!isRunning(found.pid, cluster)) {
      if (found.socketFolder && (await isListening(socketFile(found)))) throw new FolderInUseError(cluster)
      return null
    }
    if (found.status === 'ready') return found
    await pause(LOOK_EVERY_MS) // starting, recovering or stopping
  }
}

// A socket that only the database's user can reach. Windows uses a loopback port instead.
async function newPlace(cluster: string, as: RunAs): Promise<Place> {
  return isWindows
    ? { socketFolder: '', port: await freePort() }
    : { socketFolder: socketFolderOf(cluster, as), port: 5432 }
}

async function launch(
  dataDir: string,
  programs: Programs,
  as: RunAs,
  place: Place,
  stopping: AbortSignal,
): Promise<Postmaster> {
  const cluster = clusterFolder(dataDir)
  await clearLeftovers(cluster, place.socketFolder)
  const logFile = join(dataDir, 'postgres.log')
  const before = sizeOf(logFile)
  const output = openSync(logFile, before > LONGEST_LOG_BYTES ? 'w' : 'a', 0o600)
  const settings = ['-D', cluster, '-c', `cluster_name=${clusterName(realpathSync(cluster))}`, ...settingsFor(place)]
  // Windows administrators can't run PostgreSQL either; pg_ctl drops their privileges.
  const [program, args] = isWindows
    ? [programs.pgCtl, ['start', '-D', cluster, '-o', settings.slice(2).join(' ')]]
    : as.command(programs.postgres, settings)
  const child = spawn(program, args, {
    ...as.user,
    cwd: '/',
    env: programs.env,
    stdio: ['ignore', output, output],
    detached: true, // so that only the server receives Ctrl+C and stops it in order
  })
  closeSync(output)
  child.unref()
  const stopAtExit = () => child.kill(FAST_SHUTDOWN)
  process.once('exit', stopAtExit)
  try {
    return await untilReady()
  } catch (error) {
    await abandon(child)
    throw error
  } finally {
    process.off('exit', stopAtExit)
  }

  async function untilReady(): Promise<Postmaster> {
    const ended = endOf(child)
    for (const start = performance.now(); ; ) {
      const found = readPostmaster(cluster)
      if (found?.status === 'ready' && isRunning(found.pid, cluster)) return found
      const end = await Promise.race([ended, pause(LOOK_EVERY_MS)])
      if (end !== undefined && !(isWindows && end === 0)) throw failedStart(dataDir, textFrom(logFile, before), end)
      stopping.throwIfAborted()
      // Recovery after a crash may take any time.
      if (found?.status !== 'starting' && performance.now() - start > LAUNCH_WITHIN_MS)
        throw new StartError(`The database in ${cluster} did not start within a minute. ${logFile} may say why.`)
    }
  }
}

async function abandon(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = endOf(child)
  child.kill(FAST_SHUTDOWN)
  const late = setTimeout(() => child.kill(IMMEDIATE_SHUTDOWN), ABANDON_WITHIN_MS)
  await ended
  clearTimeout(late)
}

function endOf(child: ChildProcess): Promise<number | Error> {
  return new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function textFrom(file: string, start: number): string {
  const bytes = readFileSync(file)
  return bytes.subarray(start > LONGEST_LOG_BYTES ? 0 : start).toString()
}

function failedStart(dataDir: string, text: string, end: number | Error) {
  const message = text.trim().split('\n')
  const fatal = message.findLast((line) => /FATAL|PANIC|ERROR|rror:|could not/.test(line)) ?? message.at(-1) ?? ''
  const reason = fatal.replace(/^.*(FATAL|PANIC|ERROR): +/, '') || String(end)
  return damaged(dataDir, reason, new Error(message.join('\n')))
}

const stopFast = (pid: number) => !isWindows && process.kill(pid, FAST_SHUTDOWN)

async function stopPostmaster(pid: number, cluster: string, { pgCtl, env }: Programs) {
  if (!isRunning(pid, cluster)) return
  if (isWindows) {
    await promisify(execFile)(pgCtl, ['stop', '-D', cluster, '-m', 'fast'], { env })
    return
  }
  stopFast(pid)
  const end = performance.now() + STOP_WITHIN_MS
  for (let rude = false; isRunning(pid, cluster); await pause(LOOK_EVERY_MS)) {
    if (rude || performance.now() < end) continue
    rude = process.kill(pid, IMMEDIATE_SHUTDOWN)
  }
}
