// Calls to hosted Supabase on behalf of a member. Hosted Supabase is somebody else's server.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { photoRoutes } from '#server/photos/routes.ts'
import { callsToHosted } from './row-calls.ts'

const PHOTO = '/photos/1800000000000123'

/** What a member who requests a photo gets while hosted Supabase behaves like this. */
async function photoFrom(hosted: RequestListener, withinMs?: number) {
  const server = createServer(hosted)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // listening on TCP
  return photoOf(`http://127.0.0.1:${port}`, withinMs)
}

const photoOf = (url: string, withinMs?: number) =>
  new Hono()
    .route('/', photoRoutes(callsToHosted(url, 'the key', withinMs)))
    .request(PHOTO, { headers: { authorization: 'Bearer the-token' } })

test('the call uses the member’s own token and the site’s key', async () => {
  const requested: unknown[] = []
  const response = await photoFrom(({ method, url, headers }, reply) => {
    requested.push([method, url, headers.apikey, headers.authorization])
    reply.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  })
  expect(requested).toEqual([['POST', '/rest/v1/rpc/recipe_photo', 'the key', 'Bearer the-token']])
  expect(response.status).toBe(404)
})

test('a server that never responds or can’t be reached blocks nobody: 503 with a message', async () => {
  for (const response of [await photoFrom(() => undefined, 100), await photoOf('http://127.0.0.1:1')]) {
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('Please try again') })
  }
})
