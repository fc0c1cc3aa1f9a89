import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cachedResponse } from './cached-response.ts'

const HTML = `<!doctype html><p>${'Crème brûlée '.repeat(200)}`
const response = (text = HTML, type = 'text/html; charset=UTF-8') =>
  cachedResponse(new TextEncoder().encode(text), new Headers({ 'Content-Type': type, 'Cache-Control': 'no-cache' }))

/** As a browser reads them. */
const headersOf = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])))

test('a response is the same in every encoding, with its length', async () => {
  const { whole, size } = response()
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

test('a response is the same in every encoding, even if only its Brotli version is cached', async () => {
  const { whole } = response()
  await whole('br')
  const [plain, gzip] = await Promise.all([whole(null), whole('gzip')])
  expect(Buffer.from(plain.body ?? []).toString()).toBe(HTML)
  expect(gunzipSync(gzip.body ?? Buffer.alloc(0)).toString()).toBe(HTML)
})

test('a response is compressed once, however many requests come at the same time or later', async () => {
  const { whole } = response()
  const [first, second] = await Promise.all([whole('br'), whole('br')])
  expect(second).toBe(first)
  expect(whole('br')).toBe(first)
})

test('short or binary responses are sent uncompressed', async () => {
  for (const small of [response('soup'), response(HTML, 'image/avif')])
    expect(headersOf((await small.whole('br')).headers)).not.toHaveProperty('content-encoding')
})

test('the tag depends on the content only', () => {
  expect(response().etag).toBe(response().etag)
  expect(response(`${HTML}.`).etag).not.toBe(response().etag)
})

test('a client with the current version gets a 304 without repeated headers', () => {
  const { unchanged, etag } = response()
  expect(unchanged).toMatchObject({ status: 304, body: null })
  expect(headersOf(unchanged.headers)).toEqual({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' })
})
