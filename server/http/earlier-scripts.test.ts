import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepScripts } from './earlier-scripts.ts'

const folder = mkdtempSync(join(tmpdir(), 'plateful-scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a version’s scripts are kept for a week after it was last served', async () => {
  const [assets, earlier] = [join(folder, 'assets'), join(folder, 'earlier')]
  const serve = async (version: number, day: number) => {
    rmSync(assets, { recursive: true, force: true })
    mkdirSync(join(assets, 'pdf-1.0'), { recursive: true })
    writeFileSync(join(assets, `page-${version}.js`), '')
    await keepScripts(assets, earlier, new Date(Date.UTC(2026, 10, day)))
    return readdirSync(earlier).sort()
  }
  expect(await serve(1, 1)).toEqual(['page-1.js'])
  expect(await serve(1, 8)).toEqual(['page-1.js'])
  expect(await serve(2, 15)).toEqual(['page-1.js', 'page-2.js'])
  expect(await serve(3, 16)).toEqual(['page-2.js', 'page-3.js'])
})
