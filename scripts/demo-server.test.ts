import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { demoEnvironment, startDemoServer } from './demo-server.ts'

const other = createServer((_, response) => response.end('ok'))
afterEach(() => {
  other.close()
})

test('the demo never uses a server that is already running', async () => {
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  await expect(startDemoServer(port)).rejects.toThrow(`Something is already running at http://localhost:${port}.`)
})

test.each([
  ['a mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@p.example', PUBLIC_URL: 'https://p.example' }],
  ['hosted Supabase', { SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'k', SIGN_IN_WITH: 'google' }],
  ['a database', { DATABASE_URL: 'postgres://x/y' }],
  ['the real data folder', { DATA_DIR: 'data' }],
  ['an empty data folder', { DATA_DIR: '', DEMO_DATA_DIR: '' }],
])('the demo starts in a shell with the settings of %s, and never uses them', (_, exported) => {
  const settings = { PORT: '3000', DATA_DIR: 'data-demo' }
  const demo = readConfig(demoEnvironment({ ...exported, HOST: '0.0.0.0' }, settings.PORT))
  expect(demo).toEqual(readConfig({ ...settings, HOST: '0.0.0.0', LOG_LEVEL: 'warn' }))
})

test('the demo has its own setting for its folder', () => {
  const environment = { DATA_DIR: 'data', DEMO_DATA_DIR: '/tmp/demo' }
  expect(demoEnvironment(environment, '3000').DATA_DIR).toBe('/tmp/demo')
})
