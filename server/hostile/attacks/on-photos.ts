// Attacks through photos, and what photos tell about those who took them.
import sharp from 'sharp'
import { expect } from 'vitest'
import { type Attack, newMember } from './attack.ts'

const CAKE = 1_900_000_000_000_800
const SAVE = '/rest/v1/rpc/save_recipe_photo'
const PHOTOS = '/rest/v1/recipe_photos'

const drawn = () => sharp({ create: { width: 320, height: 240, channels: 3, background: '#a52' } })

const inBerlin = () =>
  drawn()
    .withExif({
      IFD0: { Make: 'A camera', Copyright: 'Ada Lovelace' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada’s kitchen</x:xmpmeta>')

const tellsNothing = (bytes: Buffer) => ['Ada', 'camera', 'xmpmeta', 'Exif'].every((word) => !bytes.includes(word))

/** One of the site's recipes. */
const PIE = 90_000_012

const send = (origin: string, token: string, bytes: Buffer, recipe = CAKE) =>
  fetch(`${origin}/api/photos/${recipe}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  })

export const onPhotos: Attack[] = [
  {
    holds: 'a photo says nothing about where and by whom it was taken, to flatmates and to whoever opens a public link',
    async attack({ plain, sql }) {
      const { client, token, id } = await newMember(plain)
      const recipe = { id: CAKE, body: { title: 'Cake' } }
      expect((await plain.call('/rest/v1/custom_recipes', { method: 'POST', token, body: recipe })).status).toBe(201)
      const { data: link } = await client.rpc('create_recipe_link', { recipe_id: CAKE })
      const readers = [`/api/photos/${CAKE}`, `/shared/${link}/photo`]
      const read = async (path: string) => Buffer.from(await (await plain.call(path, { token })).arrayBuffer())
      for (const taken of [await inBerlin().jpeg().toBuffer(), await inBerlin().webp().toBuffer()]) {
        expect(tellsNothing(taken)).toBe(false)
        expect(await send(plain.origin, token, taken)).toMatchObject({ status: 200 })
        const { data } = await client.from('recipe_photos').select('bytes').single()
        if (data?.bytes) expect(tellsNothing(Buffer.from(String(data.bytes).slice(2), 'hex'))).toBe(true)
        for (const path of readers) expect(tellsNothing(await read(path))).toBe(true)
        // One that was stored before we knew.
        await sql(`update public.recipe_photos set bytes = '\\x${taken.toString('hex')}' where household_id =
          (select household_id from public.household_members where user_id = '${id}')`)
        for (const path of readers) {
          const bytes = await read(path)
          expect((await sharp(bytes).metadata()).width).toBe(320)
          expect(tellsNothing(bytes)).toBe(true)
        }
      }
    },
  },
  {
    holds: 'a file of a hundred thousand tiny parts is no photo, and isn’t read to its end, whoever sends it',
    async attack({ plain }) {
      const { token } = await newMember(plain)
      const jpeg = await drawn().jpeg().toBuffer()
      const webp = await drawn().webp().toBuffer()
      const emptyTables = Buffer.alloc(380_000, Buffer.from([0xff, 0xdb, 0, 2]))
      const emptyChunks = Buffer.alloc(380_000, Buffer.from('ALPH\0\0\0\0', 'latin1'))
      const inParts = [
        Buffer.concat([jpeg.subarray(0, 2), emptyTables, jpeg.subarray(2)]),
        Buffer.concat([webp.subarray(0, 30), emptyChunks]),
      ]
      for (const bytes of inParts)
        for (const bearer of [token, 'nobody'])
          expect(await send(plain.origin, bearer, bytes)).toMatchObject({ status: 415 })
    },
  },
  {
    holds: 'no photo gets past the check of its size and content',
    async attack({ plain }) {
      const { client, token } = await newMember(plain)
      await client.from('custom_recipes').insert({ id: CAKE, body: { title: 'Cake' } })
      const huge = await drawn().jpeg().toBuffer()
      huge.writeUInt32BE(65_000 * 65_536 + 65_000, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5)
      const focus = { focus_x: 0.5, focus_y: 0.5 }
      const size = { width: 10, height: 10 }
      const photo = { photo: huge.toString('base64'), photo_type: 'image/jpeg', ...size, ...focus }
      const row = { recipe_id: CAKE, bytes: `\\x${huge.toString('hex')}`, content_type: 'image/jpeg', ...size }
      const attempts = [
        plain.call(SAVE, { method: 'POST', token, body: { recipe_id: CAKE, ...photo } }),
        plain.call(PHOTOS, { method: 'POST', token, body: row }),
        plain.call(`${PHOTOS}?recipe_id=eq.${CAKE}`, { method: 'PATCH', token, body: { width: 10 } }),
      ]
      expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 404])
      expect(await send(plain.origin, token, huge)).toMatchObject({ status: 415 })
      expect((await client.from('recipe_photos').select('width')).data).toEqual([])
    },
  },
  {
    holds: 'a household’s photo of one of the site’s recipes opens for nobody else, and changes no public page',
    async attack({ plain }) {
      const [owner, stranger] = [await newMember(plain), await newMember(plain)]
      const page = async () => (await (await plain.call(`/recipes/${PIE}`)).text()).replace(/\b\d{13}\b/, 'its time')
      const before = await page()
      const bytes = await drawn().jpeg().toBuffer()
      expect(await send(plain.origin, owner.token, bytes, PIE)).toMatchObject({ status: 200 })
      const [{ data: home }, path] = [await owner.client.rpc('my_household'), `/api/photos/${PIE}`]
      expect((await plain.call(path)).status).toBe(401)
      for (const address of [path, `${path}?household_id=${home}`])
        expect((await plain.call(address, { token: stranger.token })).status).toBe(404)
      const theirs = `${PHOTOS}?household_id=eq.${home}`
      expect(await (await plain.call(theirs, { token: stranger.token })).json()).toEqual([])
      await plain.call(theirs, { method: 'DELETE', token: stranger.token })
      await plain.call(path, { method: 'DELETE', token: stranger.token })
      // A public link shows own recipes only: it can't be made for one of the site's.
      expect((await owner.client.rpc('create_recipe_link', { recipe_id: PIE })).error).not.toBeNull()
      expect((await plain.call(path, { token: owner.token })).status).toBe(200)
      expect(await page()).toBe(before)
    },
  },
]
