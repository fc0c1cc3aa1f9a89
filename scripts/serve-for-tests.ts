// The product as the browser tests see it: the real server on an empty data folder of its own, or on an empty database
// of a PostgreSQL server. Its log, where the mails of the accounts are, goes to a file that tests can read.
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#server/database/testing/postgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'plateful-e2e-'))
await mkdir('test-results', { recursive: true })
const postgres = process.env.E2E_DATABASE === 'postgres' ? await startPostgres() : null
// Never a database that happens to be configured here: its members are real.
const database = (await postgres?.newDatabase()) ?? ''
// Tests sign up and search far faster than a family does.
const limits = { RATE_LIMIT_SIGNIN: '100000', RATE_LIMIT_SIGNUP: '100000', RATE_LIMIT_API: '1000000' }
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    ...limits,
    DATABASE_URL: database,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
  },
})
server.stdout.pipe(createWriteStream(`test-results/server-${process.env.PORT}.log`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', async (code) => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
