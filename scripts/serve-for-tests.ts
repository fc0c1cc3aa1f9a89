// The server for browser tests, on its own empty data folder. With --mail it sends real email to a local mail server that
// saves each message to a file for the tests.
import { spawn } from 'node:child_process'
import { appendFileSync, createWriteStream, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutSettings } from '#server/config.ts'
import { startMailServer } from '#server/mail/testing/mail-server.ts'

const { PORT: port } = process.env
const folder = await mkdtemp(join(tmpdir(), 'plateful-e2e-'))
await mkdir('test-results', { recursive: true })
await writeFile(`test-results/data-folder-${port}.txt`, folder) // for the host's commands
// Tests sign up and search far faster than real people.
const limits = { RATE_LIMIT_SIGNIN: '100000', RATE_LIMIT_SIGNUP: '100000', RATE_LIMIT_API: '1000000' }
const mail = process.argv.includes('--mail') ? await receiveMail() : null
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...withoutSettings(process.env),
    ...limits,
    ...mail?.settings,
    PORT: port,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
  },
})
server.stdout.pipe(createWriteStream(`test-results/server-${port}.log`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', async (code) => {
  await mail?.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})

async function receiveMail() {
  const file = `test-results/mails-${port}.jsonl`
  rmSync(file, { force: true })
  const { server, stop } = await startMailServer({
    startTls: false,
    onMail: ({ headers, text }) => {
      appendFileSync(file, `${JSON.stringify({ to: headers.get('to'), subject: headers.get('subject'), text })}\n`)
    },
  })
  const settings = {
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Plateful <plateful@example.test>',
  }
  return { settings, stop }
}
