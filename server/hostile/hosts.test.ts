// Cache poisoning: one visitor's Host and forwarding headers must not affect another's response.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './testing/stage.ts'

const HOSTED = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }
const EVIL = 'evil.example'
const ADDRESSES = [
  ...['/', '/recipes', '/recipes?search=soup', '/cuisines/Italian', '/blog/1', '/nothing-here'],
  ...['/sitemap.xml', '/robots.txt', '/blog/feed.xml'],
  ...['/api/recipes/complexSearch?query=soup', '/api/recipes/random?number=2&seed=1', '/api/blog/articles/1'],
  ...['/api/mealplanner/generate?timeFrame=day&seed=3'],
]
const FORWARDED = {
  'x-forwarded-host': EVIL,
  'x-host': EVIL,
  forwarded: `host=${EVIL};proto=https`,
  'x-forwarded-server': EVIL,
  'x-forwarded-prefix': `//${EVIL}`,
  'x-original-url': `//${EVIL}/`,
  'x-rewrite-url': `//${EVIL}/`,
  referer: `http://${EVIL}/`,
}

let open: Stage
let known: Stage
beforeAll(async () => {
  // Two names for one site: they must not share cached responses.
  open = await openStage({ ...HOSTED, ALLOWED_HOSTS: EVIL })
  known = await openStage({ ...HOSTED, PUBLIC_URL: 'https://plateful.example', ALLOWED_HOSTS: EVIL })
}, 120_000)
afterAll(async () => {
  await open?.close()
  await known?.close()
}, 60_000)

describe('a site that takes its address from the request', () => {
  test.each(ADDRESSES)('sends %s to a visitor without the previous visitor’s host', async (address) => {
    const foreign = await open.get(address, { host: EVIL })
    const own = await open.get(address)
    const again = await open.get(address, { host: `${EVIL}:8080` })
    expect(foreign.status).toBe(own.status)
    expect(own.text).not.toContain(EVIL)
    expect((await open.get(address)).text).not.toContain(EVIL)
    expect(again.text).not.toContain(`${EVIL}/`)
  })

  test('tags the same recipe differently for every host, so that caches don’t mix them up', async () => {
    const { text } = await open.get('/api/recipes/random?number=1&seed=1')
    const id: unknown = JSON.parse(text).recipes[0].id
    const tag = async (host?: string) =>
      (await open.get(`/api/recipes/${id}/information`, host ? { host } : {})).headers.get('etag')
    expect(await tag(EVIL)).not.toBe(await tag())
  })

  test.each(Object.entries(FORWARDED))('is not moved by a stranger who says %s', async (name, value) => {
    const plain = await open.get('/recipes?search=soup')
    const moved = await open.get('/recipes?search=soup', { [name]: value })
    expect(moved.text).toBe(plain.text)
  })
})

describe('a site with a configured address', () => {
  test.each(ADDRESSES)('uses it in %s, whatever host the request names', async (address) => {
    const foreign: Record<string, string>[] = [{ host: EVIL }, FORWARDED]
    for (const headers of foreign) {
      const { text, head } = await known.get(address, headers)
      expect(text + head).not.toContain(EVIL)
    }
  })
})

describe('what others may cache', () => {
  test('is never an error', async () => {
    for (const address of ['/api/nothing', '/api/recipes/1/information', '/api/recipes/x/information'])
      expect((await open.get(address)).headers.get('cache-control')).toBe('no-store')
  })

  test('is a page only if it is revalidated each time', async () => {
    expect((await open.get('/recipes')).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    '/recipes',
    '/blog/1',
    '/api/recipes/complexSearch?query=soup',
    '/api/blog/articles',
    '/api/blog/articles/1',
  ])('isn’t sent again to clients that have it: %s', async (address) => {
    const { headers } = await open.get(address)
    const again = await open.get(address, { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect((await open.get(address, { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  test('is a recipe in each client’s encoding, with the same tag', async () => {
    const { text } = await open.get('/api/recipes/random?number=1&seed=1')
    const address = `/api/recipes/${JSON.parse(text).recipes[0].id}/information`
    const plain = await open.get(address)
    const compressed = await open.get(address, { 'accept-encoding': 'gzip, br' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('etag')).toBe(plain.headers.get('etag'))
  })
})
