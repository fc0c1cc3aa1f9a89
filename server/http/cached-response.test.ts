import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cachedResponse } from './cached-response.ts'

const HTML = `<!doctype html><p>${'Crème brûlée '.repeat(200)}`
const answer = (text = HTML, type = 'text/html; charset=UTF-8') =>
  cachedResponse(new TextEncoder().encode(text), new Headers({ 'Content-Type': type, 'Cache-Control': 'no-cache' }))

/** As a browser reads them. */
const headersOf = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])))

test('an answer says the same in every encoding, and how long it is', async () => {
  const { whole, size } = answer()
  const [plain, br, gzip] = await Promise.all([whole(null), whole('br'), whole('gzip')])
  expect(Buffer.from(plain.body ?? []).toString()).toBe(HTML)
  expect(brotliDecompressSync(br.body ?? Buffer.alloc(0)).toString()).toBe(HTML)
  expect(gunzipSync(gzip.body ?? Buffer.alloc(0)).toString()).toBe(HTML)
  expect(size).toBe(Buffer.byteLength(HTML))
  expect(headersOf(br.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.body?.length),
    vary: 'Accept-Encoding',
  })
  expect(headersOf(plain.headers)).not.toHaveProperty('content-encoding')
})

test('an answer says the same in every encoding also when only its Brotli is left', async () => {
  const { whole } = answer()
  await whole('br')
  const [plain, gzip] = await Promise.all([whole(null), whole('gzip')])
  expect(Buffer.from(plain.body ?? []).toString()).toBe(HTML)
  expect(gunzipSync(gzip.body ?? Buffer.alloc(0)).toString()).toBe(HTML)
})

test('an answer is compressed once, however many ask at the same time or later', async () => {
  const { whole } = answer()
  const [first, second] = await Promise.all([whole('br'), whole('br')])
  expect(second).toBe(first)
  expect(whole('br')).toBe(first)
})

test('what is short, or no text, is sent as it is', async () => {
  for (const small of [answer('soup'), answer(HTML, 'image/avif')])
    expect(headersOf((await small.whole('br')).headers)).not.toHaveProperty('content-encoding')
})

test('the tag names the text: the same for the same, another for another', () => {
  expect(answer().etag).toBe(answer().etag)
  expect(answer(`${HTML}.`).etag).not.toBe(answer().etag)
})

test('whoever has the answer is told so, and nothing that was said before', () => {
  const { unchanged, etag } = answer()
  expect(unchanged).toMatchObject({ status: 304, body: null })
  expect(headersOf(unchanged.headers)).toEqual({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' })
})
