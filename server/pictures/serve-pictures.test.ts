import { mkdir, mkdtemp, readdir, readlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { servePictures } from './serve-pictures.ts'

let app: Hono
let folder: string

const CURRENT = '?v=4e2c562aa26230'
const PICTURES = {
  'recipes/90000101': { hash: '4e2c562adfeef83a', colour: '#a26230', file: 'recipes/90000101-960.avif' },
  'recipes/90000102': { hash: '111111111111111a', colour: '#a26230', file: 'recipes/90000102-960.avif' },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateful-pictures-'))
  const folders = { drawn: join(folder, 'drawn'), made: join(folder, 'made') }
  await mkdir(join(folders.drawn, 'recipes'), { recursive: true })
  await mkdir(join(folders.made, 'recipes'), { recursive: true })
  await writeFile(join(folders.drawn, 'recipes/90000101-960.avif'), 'large')
  await writeFile(join(folders.made, 'recipes/90000101-480.4e2c562a.avif'), 'small')
  await writeFile(join(folders.drawn, 'recipes/90000102-960.avif'), Buffer.alloc(1_000_000))
  await writeFile(join(folders.made, 'recipes/90000102-480.00000000.avif'), 'of an older drawing')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  app = new Hono().get('/img/*', servePictures(PICTURES, folders))
})

describe('pictures', () => {
  it.each([
    ['/img/recipes/90000101-960.avif', 'large'],
    ['/img/recipes/90000101-480.avif', 'small'],
  ])('with their current version can be cached forever: %s', async (path, content) => {
    const response = await app.request(path + CURRENT)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(await response.text()).toBe(content)
  })

  it('without a version can be cached for a day', async () => {
    const response = await app.request('/img/recipes/90000101-480.avif')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('with another release’s version, or a made-up one, are asked for again after a minute', async () => {
    for (const query of ['?v=5e2c562aa26230', '?v=x', '?v=', '?v=4e2c562a']) {
      const response = await app.request(`/img/recipes/90000101-480.avif${query}`)
      expect(response.headers.get('cache-control'), query).toBe('public, max-age=60')
    }
  })

  it('are large for a minute while the small size of the current drawing isn’t made yet', async () => {
    const response = await app.request('/img/recipes/90000102-480.avif?v=11111111a26230')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('content-length')).toBe('1000000')
  })

  it('aren’t sent again to clients that have them', async () => {
    const first = await app.request('/img/recipes/90000101-480.avif')
    const again = await app.request('/img/recipes/90000101-480.avif', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.runIf(process.platform === 'linux')('leave no file open if the client disconnects', async () => {
    for (let time = 0; time < 5; time++) expect((await app.request('/img/recipes/90000102-960.avif')).status).toBe(200)
    const open = (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''))
    expect((await Promise.all(open)).filter((file) => file.startsWith(folder))).toEqual([])
  })

  it('that aren’t drawn yet are an empty plate', async () => {
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
