// Scripts after an update: a page that was opened before loads more of the build that it belongs to.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { readAssets, readEarlierAssets, serveAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'plateful-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('scripts of this build and of earlier ones are served, and nothing else of the disk', async () => {
  mkdirSync(join(folder, 'web/assets'), { recursive: true })
  mkdirSync(join(folder, 'earlier'))
  writeFileSync(join(folder, 'web/assets/page-new.js'), 'new')
  writeFileSync(join(folder, 'earlier/page-old.js'), 'old')
  writeFileSync(join(folder, 'earlier/page-old.js.gz'), gzipSync('old'))
  writeFileSync(join(folder, 'secret.js'), 'secret')
  const earlier = await readEarlierAssets(join(folder, 'earlier'))
  const app = new Hono().get('*', serveAssets(await readAssets(join(folder, 'web')), earlier))
  const get = (path: string, headers?: HeadersInit) => app.request(path, { headers })
  for (const name of ['new', 'old']) {
    const found = await get(`/assets/page-${name}.js`)
    expect(await found.text()).toBe(name)
    expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(found.headers.get('cache-control')).toContain('immutable')
  }
  const packed = await get('/assets/page-old.js', { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  for (const path of [
    '/assets/page-none.js',
    '/assets/..%2fsecret.js',
    '/assets//../secret.js',
    '/assets/page-old.js.gz',
  ])
    expect((await get(path)).status, path).toBe(404)
})

test('without earlier builds, only this one is served', async () => {
  const earlier = await readEarlierAssets(join(folder, 'nowhere'))
  expect(await earlier('/assets/page-old.js')).toBeNull()
})

test('only the readers of photos and PDFs may run WebAssembly, and they may load nothing from elsewhere', async () => {
  const assets = join(folder, 'readers/assets')
  for (const [name, file] of [
    ['tesseract-7.0.0', 'worker.min.js'],
    ['pdfjs-5.0.0', 'pdf.worker.min.mjs'],
    ['page', 'entry.js'],
  ] as const) {
    mkdirSync(join(assets, name), { recursive: true })
    writeFileSync(join(assets, name, file), '')
  }
  const nothingEarlier = await readEarlierAssets(join(folder, 'nowhere'))
  const app = new Hono().get('*', serveAssets(await readAssets(join(folder, 'readers')), nothingEarlier))
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
  for (const reader of ['tesseract-7.0.0/worker.min.js', 'pdfjs-5.0.0/pdf.worker.min.mjs']) {
    const policy = await policyOf(`/assets/${reader}`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toContain("connect-src 'self';")
  }
  expect((await policyOf('/assets/page/entry.js')) ?? '').not.toContain('wasm')
})
