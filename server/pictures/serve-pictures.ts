// Pictures: the largest size from catalogue/pictures, the smaller ones from dist/pictures (build/smaller-pictures.ts).
// Addresses with the current version (?v=) are cached forever.
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Handler } from 'hono'
import { pictureVersion } from '#domain/recipe/recipe-pictures.ts'
import { namesTag } from '#server/http/entity-tag.ts'
import type { DrawnPictures } from './drawn-pictures.ts'
import { PLACEHOLDER_SVG } from './placeholder.ts'
import { madeFile, smallerSizes } from './smaller-sizes.ts'

const NAME = /^\/img\/((?:recipes|cuisines|articles|site)\/[a-z0-9-]{1,80}\.(?:avif|jpg))$/
const TYPES: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' }

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const A_MINUTE = 'public, max-age=60'

/** A file that can be sent for an address. */
interface PictureFile {
  path: string
  /** As in addresses: "?v=…" */
  version: string
  /** Sent while the size that was requested isn't made yet. */
  isStandIn: boolean
}

export interface PictureFolders {
  drawn: string
  made: string
}

export function servePictures(pictures: DrawnPictures, folders: PictureFolders): Handler {
  const files = filesByName(pictures, folders)
  return async (c) => {
    const [, name = ''] = NAME.exec(c.req.path) ?? []
    if (!name) return c.text('No such picture.', 404)
    for (const file of files.get(name) ?? []) {
      const opened = await open(file.path).catch(() => null)
      if (opened) return send(c, opened, file)
    }
    c.header('Content-Type', 'image/svg+xml')
    c.header('Cache-Control', A_MINUTE)
    return c.body(PLACEHOLDER_SVG)
  }
}

/** The best file comes first. */
function filesByName(pictures: DrawnPictures, { drawn, made }: PictureFolders): Map<string, PictureFile[]> {
  const files = new Map<string, PictureFile[]>()
  for (const [key, picture] of Object.entries(pictures)) {
    const version = pictureVersion(picture)
    const largest = { path: join(drawn, picture.file), version, isStandIn: false }
    files.set(picture.file, [largest])
    for (const { file } of smallerSizes(key)) {
      const smaller = { path: join(made, madeFile(file, picture.hash)), version, isStandIn: false }
      files.set(file, [smaller, { ...largest, isStandIn: true }])
    }
  }
  return files
}

async function send(c: Context, file: FileHandle, { path, version, isStandIn }: PictureFile): Promise<Response> {
  try {
    const { size, mtimeMs } = await file.stat()
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    c.header('Cache-Control', isStandIn ? A_MINUTE : cacheTime(c.req.query('v'), version))
    c.header('ETag', etag)
    if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    c.header('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    c.header('Content-Length', String(size))
    if (c.req.method === 'HEAD') return c.body(null)
    // Not as a stream, which would leave the file open if the client disconnected: the largest has 100 KB.
    return c.body(await file.readFile())
  } finally {
    await file.close()
  }
}

/** While a new release replaces an old one, either may be asked for the other's picture. */
function cacheTime(requested: string | undefined, version: string): string {
  if (requested === undefined) return A_DAY
  return `?v=${requested}` === version ? FOREVER : A_MINUTE
}
