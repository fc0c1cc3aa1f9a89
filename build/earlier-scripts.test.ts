import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepEarlierScripts } from './earlier-scripts.ts'

const folder = mkdtempSync(join(tmpdir(), 'plateful-scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a build’s scripts are kept for a week after they were replaced', async () => {
  const [assets, earlier] = [join(folder, 'assets'), join(folder, 'earlier')]
  const day = (number: number) => new Date(Date.UTC(2026, 10, number))
  const build = async (number: number) => {
    await keepEarlierScripts(assets, earlier, day(number))
    mkdirSync(assets, { recursive: true })
    writeFileSync(join(assets, `page-${number}.js`), '')
  }
  await build(1)
  expect(readdirSync(earlier)).toEqual([])
  await build(2)
  await build(8)
  expect(readdirSync(earlier).sort()).toEqual(['page-1.js', 'page-2.js'])
  await build(10)
  expect(readdirSync(earlier).sort()).toEqual(['page-2.js', 'page-8.js'])
})

test('a folder that every build has is kept once, and removed after a week', async () => {
  const [assets, earlier] = [join(folder, 'with-folder'), join(folder, 'earlier-folders')]
  for (const number of [1, 2, 3]) {
    await keepEarlierScripts(assets, earlier, new Date(Date.UTC(2026, 10, number)))
    mkdirSync(join(assets, 'pdf'), { recursive: true })
    writeFileSync(join(assets, 'pdf', `font-${number}.bin`), '')
  }
  expect(readdirSync(join(earlier, 'pdf'))).toEqual(['font-2.bin'])
  rmSync(assets, { recursive: true })
  await keepEarlierScripts(assets, earlier, new Date(Date.UTC(2026, 10, 20)))
  expect(readdirSync(earlier)).toEqual([])
})
