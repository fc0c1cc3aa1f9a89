// Addresses of photos outside the database: whoever has one may read the photo for some minutes, and a cache in front of the
// server may keep it that long. Only those who may see the photo are given one.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { failure } from '#server/http/failure.ts'
import type { PhotoFiles } from './photo-files.ts'

export const PHOTO_FILES_PATH = '/photo-files/'
/** An address is the same for this long, and is valid for up to twice as long. */
const WINDOW_S = 5 * 60

export interface SignedPhotos {
  /** For a redirect. */
  addressOf(storedAs: string, revision: string): string
  routes: Hono
}

export function signedPhotos(files: PhotoFiles, siteSecret: string): SignedPhotos {
  const key = createHmac('sha256', siteSecret).update('addresses of photos').digest()
  const signatureOf = (storedAs: string, revision: string, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([storedAs, revision, until]))
      .digest('base64url')

  function isValid(storedAs: string, { revision = '', until = '', signature = '' }: Record<string, string>): boolean {
    const expected = Buffer.from(signatureOf(storedAs, revision, until))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > Date.now() / 1000
  }

  return {
    addressOf(storedAs, revision) {
      const until = String((Math.floor(Date.now() / 1000 / WINDOW_S) + 2) * WINDOW_S)
      const query = new URLSearchParams({ revision, until, signature: signatureOf(storedAs, revision, until) })
      return `/api${PHOTO_FILES_PATH}${storedAs}?${query}`
    },
    routes: new Hono().get(`${PHOTO_FILES_PATH}:place{.+}`, async (c) => {
      const storedAs = c.req.param('place')
      const query = c.req.query()
      if (!isValid(storedAs, query)) return failure(c, 403, 'This address of a photo has expired.')
      const bytes = await files.read(storedAs)
      if (!bytes) return failure(c, 404, 'This photo is gone.')
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': storedAs.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
        'Content-Disposition': 'inline',
        'Cache-Control': `public, max-age=${Math.floor(Number(query.until) - Date.now() / 1000)}, immutable`,
        'X-Photo-Revision': query.revision ?? '',
        'X-Robots-Tag': 'noindex, nofollow',
      })
    }),
  }
}
