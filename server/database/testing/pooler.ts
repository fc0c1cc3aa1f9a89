// PgBouncer in front of a PostgreSQL server, as Debian has it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/database/free-port.ts'
import { responses, unprivileged } from './postgres.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))

export const hasPooler = PROGRAM !== undefined && unprivileged() !== 'none'

/** The database's address through the pooler, and a way to stop it. */
export async function startPooler(databaseUrl: string, mode: 'session' | 'transaction') {
  if (!PROGRAM) throw new Error('PgBouncer is not installed.')
  const found = unprivileged()
  const user = found === 'none' ? null : found
  const { hostname, port, username } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'plateful-pooler-'))
  const ownPort = await freePort()
  const settings = `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = ${mode}
`
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`)
  if (user) chownSync(folder, user.uid, user.gid)
  const pooler = spawn(PROGRAM, ['-q', join(folder, 'pgbouncer.ini')], { ...user, cwd: folder, stdio: 'ignore' })
  const gone = once(pooler, 'exit')
  const kill = () => pooler.kill('SIGKILL')
  process.once('exit', kill)
  const url = databaseUrl.replace(`:${port}`, `:${ownPort}`)
  await responses(url)
  return {
    url,
    async stop() {
      pooler.kill('SIGTERM')
      await gone
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
