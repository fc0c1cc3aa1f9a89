import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFresh } from './is-fresh.ts'

const BUILD = { startedAt: '2026-01-01T12:00:00.000Z', endedAt: '2026-01-01T12:00:10.000Z' }

let folder: string
let source: string
let page: string
let stamp: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plateful-fresh-'))
  source = join(folder, 'source')
  page = join(source, 'page.ts')
  stamp = join(folder, 'built.json')
  mkdirSync(source)
  writeFileSync(page, '')
  changeAt(page, '2026-01-01T11:00:00Z')
  changeAt(source, '2026-01-01T11:00:00Z')
  writeFileSync(stamp, JSON.stringify({ startedAt: BUILD.startedAt }))
  changeAt(stamp, BUILD.endedAt)
})
afterEach(() => rmSync(folder, { recursive: true }))

function changeAt(path: string, time: string) {
  utimesSync(path, new Date(time), new Date(time))
}

test('a build whose sources haven’t changed since is fresh', async () => {
  expect(await isFresh(stamp, [source])).toBe(true)
})

test('a build that never finished is stale', async () => {
  rmSync(stamp)
  expect(await isFresh(stamp, [source])).toBe(false)
})

test.each([
  ['edited after the build', '2026-01-01T12:01:00Z'],
  ['edited while the build was running', '2026-01-01T12:00:05Z'],
])('a build is stale when a file was %s', async (_, time) => {
  changeAt(page, time)
  expect(await isFresh(stamp, [source])).toBe(false)
})

test('a build is stale when a file was removed', async () => {
  rmSync(page)
  expect(await isFresh(stamp, [source])).toBe(false)
})
