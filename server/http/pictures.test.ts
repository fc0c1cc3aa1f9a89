import { mkdir, mkdtemp, readdir, readlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { servePictures } from './pictures.ts'

let app: Hono
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateful-pictures-'))
  await mkdir(join(folder, 'recipes'))
  await writeFile(join(folder, 'recipes/90000101-480.avif'), 'drawn')
  await writeFile(join(folder, 'recipes/large.avif'), Buffer.alloc(1_000_000))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  app = new Hono().get('/img/*', servePictures(folder))
})

describe('pictures', () => {
  it('with their version can be cached forever', async () => {
    const response = await app.request('/img/recipes/90000101-480.avif?v=4e2c562aa26230')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(await response.text()).toBe('drawn')
  })

  it('without it, or with a made-up one, can be cached for a day', async () => {
    for (const query of ['', '?v=x', '?v=4e2c562a']) {
      const response = await app.request(`/img/recipes/90000101-480.avif${query}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    }
  })

  it('aren’t sent again to clients that have them', async () => {
    const first = await app.request('/img/recipes/90000101-480.avif')
    const again = await app.request('/img/recipes/90000101-480.avif', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.runIf(process.platform === 'linux')('leave no file open if the client disconnects', async () => {
    for (let time = 0; time < 5; time++) expect((await app.request('/img/recipes/large.avif')).status).toBe(200)
    const open = (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''))
    expect((await Promise.all(open)).filter((file) => file.startsWith(folder))).toEqual([])
  })

  it('that aren’t drawn yet are a plate in their own colors', async () => {
    const response = await app.request('/img/recipes/90000999-480.avif')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toContain('<svg')
  })

  it.each(['/img/secret.txt', '/img/../secret.txt', '/img/recipes/..%2f..%2fsecret.txt', '/img/recipes/'])(
    'can’t be used to reach other files: %s',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('secret')
    },
  )
})
