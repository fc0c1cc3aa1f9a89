// Through a real server, which replaces the global Response with its own.
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compression } from './compression.ts'

const soup = { text: 'soup '.repeat(1000) }
const app = new Hono()
  .use(compression)
  .use(async (c, next) => {
    await next()
    c.res.headers.set('X-Added', 'later')
  })
  .get('/long', (c) => c.json(soup, 200, { ETag: '"one"' }))
  .get('/short', (c) => c.json({}))

let server: ReturnType<typeof serve>
let origin = ''

beforeAll(async () => {
  server = await new Promise((resolve) => {
    const opened = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(opened))
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

test.each(['br', 'gzip'])('a response in %s has the header for it, and keeps every added header', async (encoding) => {
  const response = await fetch(`${origin}/long`, { headers: { 'accept-encoding': encoding } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    etag: 'W/"one"',
    'x-added': 'later',
  })
  expect(await response.json()).toEqual(soup)
})

test('a response too short to compress also keeps its headers', async () => {
  const { headers } = await fetch(`${origin}/short`, { headers: { 'accept-encoding': 'br' } })
  expect(headers.has('content-encoding')).toBe(false)
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('x-added')).toBe('later')
})
