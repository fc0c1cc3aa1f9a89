import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

test('packages that the lock file doesn’t name are never installed: npm’s reason is shown, and nothing starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const isScript = (path: string) => statSync(path).isDirectory() || path.endsWith('.mjs')
  cpSync(dirname(fileURLToPath(import.meta.url)), join(folder, 'scripts'), { recursive: true, filter: isScript })
  mkdirSync(join(folder, 'not-locked'))
  writeFileSync(join(folder, 'not-locked/package.json'), '{ "name": "not-locked", "version": "1.0.0" }')
  const own = { name: 'site', version: '1.0.0' }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...own, dependencies: { 'not-locked': 'file:not-locked' } }),
  )
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...own, lockfileVersion: 3, packages: { '': own } }),
  )
  const start = `const { install } = await import('./scripts/setup.mjs'); await install(); console.log('started')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/Missing: not-locked@.* from lock file/)
  expect(stderr).toContain('npm ci failed')
  expect([status, stdout.includes('started'), existsSync(join(folder, 'node_modules'))]).toEqual([1, false, false])
})
