// A PostgreSQL server for tests: the one in DATABASE_URL, or an installed one, started in its own folder.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from '#server/database/free-port.ts'
import { createDatabase, runSql } from './sql.ts'

export interface PostgresServer {
  newDatabase(): Promise<string>
  stop(): Promise<void>
  /** Stops it with all its connections and starts it again on the same data; null if it isn't ours. */
  restart: (() => Promise<void>) | null
}

/** Null if there is none. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const configured = process.env.DATABASE_URL
  if (configured) return { newDatabase: () => createDatabase(configured), stop: async () => undefined, restart: null }
  const programs = findPrograms()
  return programs ? startHere(programs) : null
}

/** The folder with PostgreSQL's programs. */
export function findPrograms(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  return found ? dirname(join(found, 'postgres')) : null
}

async function startHere(programs: string): Promise<PostgresServer | null> {
  const user = unprivileged()
  if (user === 'none') return null
  const folder = mkdtempSync(join(tmpdir(), 'plateful-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const initdb = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...as, stdio: 'pipe' })
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const values = ['-D', join(folder, 'data'), ...settings.flatMap((value) => ['-c', value])]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const start = async () => {
    const server = spawn(join(programs, 'postgres'), values, { ...as, stdio: 'ignore' })
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    const kill = () => server.kill('SIGQUIT') // if the tests end without cleaning up
    process.once('exit', kill)
    await responses(url)
    return async () => {
      server.kill('SIGINT')
      await gone
      process.off('exit', kill)
    }
  }
  let stopNow = await start()
  return {
    newDatabase: () => createDatabase(url),
    async stop() {
      await stopNow()
      rmSync(folder, { recursive: true, force: true })
    },
    async restart() {
      await stopNow()
      stopNow = await start()
    },
  }
}

/** PostgreSQL refuses to run as root: the user it can run as instead. */
export function unprivileged(): { uid: number; gid: number } | null | 'none' {
  if (process.getuid?.() !== 0) return null
  const people = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody']
    .map((name) => people.find((person) => person.startsWith(`${name}:`)))
    .find(Boolean)
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : 'none'
}

export async function responses(url: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      await runSql(url, 'select 1')
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
