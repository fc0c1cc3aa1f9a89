// The files of the container image and the release archive are enough to run Plateful, without the checkout.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyRuntimeFiles, runtimeFiles } from '#build/runtime-files.ts'
import { browserAt, startServer } from '#server/testing/running-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'plateful-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a server started from just the files of a release serves a page, a sign-up and a week, and is backed up', {
  timeout: 120_000,
}, async () => {
  const root = join(folder, 'release')
  const dataDir = join(folder, 'data')
  copyRuntimeFiles(root)
  const server = await startServer({ dataDir, root })
  const browser = await browserAt(server)
  const { error } = await browser.auth.signUp({ email: 'ada@example.test', password: 'a good password' })
  expect(error).toBeNull()
  expect((await browser.from('water_logs').insert({ date: '2026-01-01', amount_ml: 250 })).error).toBeNull()
  const week = '/api/mealplanner/generate?timeFrame=week&targetCalories=2000'
  for (const path of ['/', '/recipes', '/img/site/hero-1600.avif', week, '/sitemap.xml'])
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200])

  const file = join(dataDir, 'now.backup')
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const backup = spawnSync(join(root, 'node_modules/.bin/node'), ['scripts/backup.ts', file], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  })
  expect(backup).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(file)).toBe(true)
  await server.stop()
})

test('a release has nothing for development, for tests, or for browsers alone', () => {
  const files = runtimeFiles()
  const surplus =
    /\.test\.|\.map$|^(?:domain|server)\/.*testing\/|node_modules\/(?:react|lucide-react|vite|sharp|typescript)\//
  expect(files.filter((file) => surplus.test(file))).toEqual([])
})
