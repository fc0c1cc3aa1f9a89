import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'
import { callsThrough } from '#server/gateway/row-calls.ts'
import { startS3 } from '#server/storage/testing/s3-server.ts'
import { photoRoutes } from './routes.ts'

const RECIPE = 5_000_000_001

let site: Site
let api: Hono
let member: Member
let webp: Buffer

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } })

/** Follows redirects, as browsers do. */
async function photo(method: string, who: Member | null, body?: Uint8Array | string, path = `/photos/${RECIPE}`) {
  const headers: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {}
  const content = typeof body === 'string' ? body : body && new Uint8Array(body)
  const response = await api.request(path, { method, headers, body: content })
  const to = response.headers.get('location')
  return response.status === 302 && to ? api.request(to, { headers }) : response
}

/** Where the photos' bytes are. */
async function places() {
  const rows = await site.backend.database.query(
    `select distinct coalesce(split_part(stored_as, '/', 1), 'database') as place from public.recipe_photos`,
  )
  return rows.map(({ place }) => place)
}

const messageOf = async (response: Response) => (await response.json()).message

const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  await leavePlaces()
})

describe.each(['database', 'folder', 's3'] as const)('with photos in the %s:', (store) => {
  beforeAll(async () => {
    const photos = { store, folder: newFolder(), bucket: s3.bucket }
    site = await openSite(await newHome(), { photos })
    const { backend } = site
    api = new Hono()
      .route('/', photoRoutes(callsThrough(backend.routes, backend.publishableKey), backend.photos))
      .route('/api', backend.photos.routes)
    member = await site.newMember()
    webp = await drawn(800, 600).webp().toBuffer()
    const { error } = await member.client.from('custom_recipes').insert({ id: RECIPE, body: { title: 'Soup' } })
    if (error) throw error
  })
  afterAll(() => site.backend.close())

  describe('a photo', () => {
    test('is stored and returned byte for byte, with its own type', async () => {
      const noise = await sharp({
        create: {
          width: 700,
          height: 500,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .jpeg({ quality: 90 })
        .toBuffer()
      expect(noise.length).toBeGreaterThan(256 * 1024) // larger than other requests may be
      for (const [bytes, type] of [
        [noise, 'image/jpeg'],
        [webp, 'image/webp'],
      ] as const) {
        const saved = await photo('PUT', member, bytes, `/photos/${RECIPE}?focusX=0.2&focusY=0.8`)
        expect(saved.status).toBe(200)
        const read = await photo('GET', member)
        expect(read.headers.get('content-type')).toBe(type)
        expect(read.headers.get('cache-control')).toMatch(store === 'database' ? /private/ : /^public, max-age=\d+/)
        expect(await places()).toEqual([store])
        expect(read.headers.get('x-photo-revision')).toBe((await saved.json()).updatedAt)
        expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
      }
      const { data } = await member.client.from('recipe_photos').select('width,height,focus_x,focus_y')
      expect(data).toEqual([{ width: 800, height: 600, focus_x: 0.2, focus_y: 0.8 }])
    })

    test('belongs to the household: a stranger finds none, and nobody gets in without a session', async () => {
      const stranger = await site.newMember()
      expect((await photo('GET', stranger)).status).toBe(404)
      expect((await photo('PUT', stranger, webp)).status).toBe(409)
      expect((await photo('DELETE', stranger)).status).toBe(204)
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect((await photo(method, null, method === 'PUT' ? webp : undefined)).status).toBe(401)
      expect((await photo('GET', { ...member, token: `${member.token}x` })).status).toBe(401)
      expect((await photo('GET', member)).status).toBe(200)
    })

    test('of one of the site’s recipes is the household’s own, whatever others have', async () => {
      const [path, other] = ['/photos/90000012', await site.newMember()]
      expect((await photo('PUT', member, webp, path)).status).toBe(200)
      expect((await photo('GET', other, undefined, path)).status).toBe(404)
      expect((await photo('PUT', other, await drawn(80, 60).jpeg().toBuffer(), path)).status).toBe(200)
      expect((await photo('DELETE', other, undefined, path)).status).toBe(204)
      expect(Buffer.from(await (await photo('GET', member, undefined, path)).arrayBuffer()).equals(webp)).toBe(true)
      expect((await photo('GET', null, undefined, path)).status).toBe(401)
      expect((await photo('DELETE', member, undefined, path)).status).toBe(204)
    })

    test('of an unsaved recipe gets a 409, to retry later', async () => {
      const response = await photo('PUT', member, webp, `/photos/${RECIPE + 1}`)
      expect(response.status).toBe(409)
      expect(await messageOf(response)).toBe('This photo’s recipe isn’t saved yet.')
    })

    test('is what its bytes say: text, other formats, huge pictures and huge files are rejected', async () => {
      const png = await drawn(10, 10).png().toBuffer()
      expect(await messageOf(await photo('PUT', member, png))).toBe('This file is not a WebP or JPEG picture.')
      expect((await photo('PUT', member, '<svg onload="alert(1)">'.repeat(10))).status).toBe(415)
      const wide = await drawn(5000, 8).webp().toBuffer()
      expect(await messageOf(await photo('PUT', member, wide))).toMatch('at most 4,096 pixels')
      expect((await photo('PUT', member, new Uint8Array(500_000))).status).toBe(413)
      expect((await photo('PUT', member, webp, `/photos/${RECIPE}?focusX=2`)).status).toBe(400)
      expect((await photo('GET', member, undefined, '/photos/715538')).status).toBe(404)
      for (const path of ['/photos/nothing', '/photos/0', '/photos/9007199254740992'])
        expect((await photo('PUT', member, webp, path)).status).toBe(404)
    })

    test('is gone once removed', async () => {
      expect((await photo('DELETE', member)).status).toBe(204)
      expect((await photo('GET', member)).status).toBe(404)
    })
  })
})
