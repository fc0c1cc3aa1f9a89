// Built files, served from memory in the best encoding that the browser accepts. Hashed names are cached forever.
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Context, Handler } from 'hono'
import { acceptedEncoding } from './compression.ts'
import { entityTag, namesTag } from './entity-tag.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pfb': 'application/octet-stream',
  '.bcmap': 'application/octet-stream',
  '.traineddata': 'application/octet-stream',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

interface Asset {
  type: string
  etag: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/**
 * The service worker is revalidated every time, so that updates arrive right away. It may only connect to this site.
 */
const SERVICE_WORKER = '/service-worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** The readers of photos and PDFs run WebAssembly, in workers, which have their own policy: pages can't run any. */
const READERS = /^\/assets\/(?:tesseract|pdfjs)-/
const READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

export type Assets = ReadonlyMap<string, Asset>

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

export async function readAssets(folder: string): Promise<Assets> {
  const bytes = new Map(
    await Promise.all((await filesIn(folder)).map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
  const assets = new Map<string, Asset>()
  for (const [name, plain] of bytes) {
    const type = TYPES[extname(name)]
    if (!type || name.startsWith('.vite/')) continue
    const etag = entityTag(plain)
    assets.set(`/${name}`, { type, etag, plain, br: bytes.get(`${name}.br`), gzip: bytes.get(`${name}.gz`) })
  }
  return assets
}

/** Those of earlier builds, for pages that are still open. Seldom requested, so they aren't held in memory. */
export async function readEarlierAssets(folder: string): Promise<(path: string) => Promise<Asset | null>> {
  const names = new Set(await filesIn(folder).catch(() => []))
  const bytesOf = (name: string) => (names.has(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined)
  return async (path) => {
    const name = path.replace('/assets/', '')
    const [plain, br, gzip] = await Promise.all(['', '.br', '.gz'].map((ending) => bytesOf(name + ending)))
    const type = TYPES[extname(name)]
    return plain && type ? { type, etag: entityTag(plain), plain, br, gzip } : null
  }
}

export function serveAssets(assets: Assets, earlier: Awaited<ReturnType<typeof readEarlierAssets>>): Handler {
  return async (c, next) => {
    const hashed = c.req.path.startsWith('/assets/')
    const asset = assets.get(c.req.path) ?? (hashed && (await earlier(c.req.path)))
    if (!asset) return hashed ? c.text('No such file.', 404) : next()
    c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    if (c.req.path === SERVICE_WORKER) {
      c.header('Cache-Control', 'no-cache')
      c.header('Content-Security-Policy', WORKER_POLICY)
    }
    if (READERS.test(c.req.path)) c.header('Content-Security-Policy', READER_POLICY)
    c.header('ETag', asset.etag)
    c.header('Vary', 'Accept-Encoding')
    if (namesTag(c.req.header('if-none-match'), asset.etag)) return c.body(null, 304)
    return send(c, asset)
  }
}

function send(c: Context, asset: Asset) {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  const encoded = encoding && asset[encoding]
  const body = encoded || asset.plain
  c.header('Content-Type', asset.type)
  if (encoded && encoding) c.header('Content-Encoding', encoding)
  return c.body(body)
}
