// The development server: hot reload, and React's development build, which reports hydration mismatches.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutSettings } from '#server/config.ts'
import { freePort } from '#server/database/free-port.ts'
import { expect, test } from './fixtures.ts'

const PAGES = ['/', '/recipes', '/recipes/90000101', '/cuisines', '/blog/1', '/auth', '/diet-planner', '/shopping-list']

let server: ChildProcess
let folder: string
let origin: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await mkdtemp(join(tmpdir(), 'plateful-development-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  const env = { ...withoutSettings(process.env), PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' }
  server = spawn(process.execPath, ['server/main.ts', '--development'], { env, stdio: 'inherit' })
  await expect.poll(() => responses(`${origin}/readyz`), { timeout: 120_000 }).toBe(true)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
  await rm(folder, { recursive: true, force: true })
})

test('every page hydrates without a mismatch', async ({ page }) => {
  test.setTimeout(180_000)
  const disagreements: string[] = []
  page.on('console', (message) => {
    if (/hydrat|did not match|didn't match/i.test(message.text())) disagreements.push(message.text())
  })
  for (const path of PAGES) {
    await page.goto(origin + path)
    // The first request compiles the page's modules.
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 60_000 })
  }
  expect(disagreements).toEqual([])
})

const responses = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
