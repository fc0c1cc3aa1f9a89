// The product as the browser tests see it: the real server on an empty data folder of its own.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = await mkdtemp(join(tmpdir(), 'plateful-e2e-'))
// Tests sign up and search far faster than a family does.
const limits = { RATE_LIMIT_SIGNIN: '100000', RATE_LIMIT_SIGNUP: '100000', RATE_LIMIT_API: '1000000' }
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ...limits, DATA_DIR: folder, LOG_LEVEL: 'warn', HOST: '127.0.0.1' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', async (code) => {
  await rm(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
