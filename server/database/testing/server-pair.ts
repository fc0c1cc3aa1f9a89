// A primary server and its standby, both reachable with encryption only: two installed PostgreSQL servers of our own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/database/free-port.ts'
import { findPrograms, responses, unprivileged } from './postgres.ts'
import { selfSignedCertificate } from './self-signed-certificate.ts'
import { createDatabase, runSql } from './sql.ts'

export interface ServerPair {
  /** On the primary; the standby has it, too. */
  newDatabase(): Promise<string>
  /** Both, the standby first. */
  ports: number[]
  killPrimary(): Promise<void>
  promoteStandby(): Promise<void>
  stop(): Promise<void>
}

/** Null if PostgreSQL isn't installed. */
export async function startServerPair(): Promise<ServerPair | null> {
  const programs = findPrograms()
  const user = unprivileged()
  if (!programs || user === 'none') return null
  const folder = mkdtempSync(join(tmpdir(), 'plateful-pair-'))
  const as = { ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } }
  const run = (program: string, ...values: string[]) =>
    execFileSync(join(programs, program), values, { ...as, stdio: 'pipe' })
  const own = (path: string) => user && chownSync(path, user.uid, user.gid)
  own(folder)
  const running = new Set<ChildProcess>()
  const killAll = () => {
    for (const server of running) server.kill('SIGQUIT')
  }
  process.once('exit', killAll)

  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=no-verify`
  async function start(name: string, port: number) {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
    const values = ['-D', join(folder, name), ...settings.flatMap((value) => ['-c', value])]
    const server = spawn(join(programs ?? '', 'postgres'), values, { ...as, stdio: 'ignore' })
    running.add(server)
    server.once('exit', () => running.delete(server))
    await responses(urlOf(port))
    return server
  }

  const initial = join(folder, 'first')
  run('initdb', '-D', initial, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const { cert, key } = selfSignedCertificate('127.0.0.1')
  for (const [name, text] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
    writeFileSync(join(initial, name), text, { mode: 0o600 })
    own(join(initial, name))
  }
  appendFileSync(join(initial, 'postgresql.conf'), 'ssl = on\n')
  const encrypted = ['all', 'replication'].map((database) => `hostssl ${database} all 127.0.0.1/32 trust\n`)
  writeFileSync(join(initial, 'pg_hba.conf'), encrypted.join(''))
  const [first, second] = [await freePort(), await freePort()]
  const primary = await start('first', first)
  mkdirSync(join(folder, 'second'), { mode: 0o700 })
  own(join(folder, 'second'))
  const source = `host=127.0.0.1 port=${first} user=postgres sslmode=require`
  run('pg_basebackup', '-D', join(folder, 'second'), '-d', source, '-R', '-c', 'fast', '--no-sync')
  await start('second', second)

  return {
    async newDatabase() {
      const url = await createDatabase(urlOf(first))
      await responses(url.replace(`:${first}`, `:${second}`))
      return url
    },
    ports: [second, first],
    async killPrimary() {
      const gone = once(primary, 'exit')
      primary.kill('SIGQUIT')
      await gone
    },
    promoteStandby: async () => void (await runSql(urlOf(second), 'select pg_promote()')),
    async stop() {
      const gone = [...running].map((server) => once(server, 'exit'))
      killAll()
      await Promise.all(gone)
      process.off('exit', killAll)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
