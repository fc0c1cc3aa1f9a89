import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { createPageVariants } from './page-variants.ts'

afterEach(() => void vi.useRealTimers())

/** A page that says which draw it is. */
function drawnPage() {
  const variants = createPageVariants()
  let draws = 0
  const app = new Hono().get('*', async (c) => {
    const kept = variants.find(c, c.req.url)
    if (kept) return kept
    draws += 1
    const body = new TextEncoder().encode(`draw ${draws} ${'soup '.repeat(500)}`)
    return variants.keep(c, c.req.url, body, new Headers({ 'Content-Type': 'text/html' }))
  })
  const visit = async (headers = {}) => app.request('/', { headers })
  return { visit, draws: () => draws }
}

const drawOf = async (response: Response) => (await response.text()).split(' ', 2).join(' ')

async function visits(page: ReturnType<typeof drawnPage>, count: number) {
  const seen: string[] = []
  for (let visit = 0; visit < count; visit++) seen.push(await drawOf(await page.visit()))
  return seen
}

test('visitors are sent different draws, and no more are made than are kept', async () => {
  const page = drawnPage()
  const seen = await visits(page, 1000)
  expect(new Set(seen).size).toBe(24)
  expect(page.draws()).toBe(24)
  expect(new Set(seen.slice(-200)).size).toBeGreaterThan(12)
})

test('after a minute every draw is made anew', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const page = drawnPage()
  const before = new Set(await visits(page, 1000))
  vi.advanceTimersByTime(60_001)
  const after = await visits(page, 1000)
  expect(after.filter((draw) => before.has(draw))).toEqual([])
  expect(page.draws()).toBe(48)
})

test('a draw is compressed for those who read that, and not sent again to those who have it', async () => {
  const page = drawnPage()
  const response = await page.visit({ 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
  expect(text).toMatch(/^draw 1 soup/)
  const etag = response.headers.get('etag') ?? ''
  await visits(page, 300)
  const again = await Promise.all(Array.from({ length: 100 }, () => page.visit({ 'if-none-match': etag })))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200, 304]))
})
