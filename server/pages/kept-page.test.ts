import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keptPage } from './kept-page.ts'

const HTML = `<!doctype html><p>${'Crème brûlée '.repeat(200)}`
const page = () => keptPage(HTML, { status: 200, policy: "default-src 'none'" })

test('a page says the same in every encoding', async () => {
  const { encoded, size } = page()
  const [plain, br, gzip] = await Promise.all([encoded(null), encoded('br'), encoded('gzip')])
  expect(Buffer.from(plain).toString()).toBe(HTML)
  expect(brotliDecompressSync(br).toString()).toBe(HTML)
  expect(gunzipSync(gzip).toString()).toBe(HTML)
  expect(size).toBe(Buffer.byteLength(HTML))
})

test('a page is compressed once, however many ask at the same time or later', async () => {
  const { encoded } = page()
  const [first, second] = await Promise.all([encoded('br'), encoded('br')])
  expect(second).toBe(first)
  expect(encoded('br')).toBe(first)
})

test('the tag names the text: the same for the same, another for another', () => {
  expect(page().etag).toBe(page().etag)
  expect(keptPage(`${HTML}.`, { status: 200, policy: '' }).etag).not.toBe(page().etag)
})
