// Pictures from catalogue/pictures. URLs with a version (?v=) are cached forever.
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from 'hono'
import { namesTag } from './entity-tag.ts'
import { placeholderSvg } from './placeholder.ts'

const PICTURE = /^\/img\/((?:recipes|cuisines|articles|site)\/[a-z0-9-]{1,80}\.(avif|jpg))$/
const TYPES: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' }
const VERSION = /^[0-9a-f]{14}$/

export function servePictures(folder: string): Handler {
  return async (c) => {
    const [, name = '', extension = ''] = PICTURE.exec(c.req.path) ?? []
    if (!name) return c.text('No such picture.', 404)
    const file = await open(join(folder, name)).catch(() => null)
    if (!file) {
      c.header('Content-Type', 'image/svg+xml')
      c.header('Cache-Control', 'public, max-age=60')
      return c.body(placeholderSvg(name))
    }
    try {
      const { size, mtimeMs } = await file.stat()
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
      const versioned = VERSION.test(c.req.query('v') ?? '')
      c.header('Cache-Control', versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
      c.header('ETag', etag)
      if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
      c.header('Content-Type', TYPES[extension] ?? 'application/octet-stream')
      c.header('Content-Length', String(size))
      if (c.req.method === 'HEAD') return c.body(null)
      // Not as a stream, which would leave the file open if the client disconnected: the largest has 100 KB.
      return c.body(await file.readFile())
    } finally {
      await file.close()
    }
  }
}
