// Brotli or gzip for dynamic responses. Built assets are compressed at build time (assets.ts).

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const SMALLEST = 1024
const TEXT = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json|javascript|ld\+json))/

export type Encoding = 'br' | 'gzip' | null

/** Browsers send only a few different Accept-Encoding values, so parsed ones are cached, up to a limit. */
const MOST_KNOWN = 100
const known = new Map<string, Encoding>()

export function acceptedEncoding(header = ''): Encoding {
  let encoding = known.get(header)
  if (encoding === undefined) {
    encoding = readEncoding(header)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(header, encoding)
  }
  return encoding
}

function readEncoding(header: string): Encoding {
  const offered = new Map(
    header.split(',').map((part) => {
      const [name = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/)
      return [name, quality === undefined ? 1 : Number(quality)] as const
    }),
  )
  const accepts = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

/** Brotli quality 6 for cached responses; 4 for others, which is twice as fast and a fifth larger. */
const KEPT_QUALITY = 6
const ONCE_QUALITY = 4
/** 2^18 bytes: compresses our responses as well as the default of 2^22, with a sixteenth of its memory. */
const WINDOW = 18

export function compressText(
  bytes: Uint8Array,
  encoding: 'br' | 'gzip',
  quality = KEPT_QUALITY,
): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br'
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW,
        },
      })
    : gzipped(bytes, { level: quality })
}

export const isWorthCompressing = (size: number, type: string | null) => size >= SMALLEST && TEXT.test(type ?? '')

/** Large responses are assembled in reusable buffers; otherwise they would pile up between garbage collections. */
const SCRATCH_BYTES = 1 << 19
const MOST_SCRATCHES = 8
const scratches: Buffer<ArrayBuffer>[] = []

/** Compresses a response body before it becomes a Response, which would copy it twice. */
export async function sendParts(c: Context, parts: readonly Uint8Array[]): Promise<Response> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (!encoding || length < SMALLEST || length > SCRATCH_BYTES) return c.body(Buffer.concat(parts))
  const scratch = scratches.pop() ?? Buffer.allocUnsafeSlow(SCRATCH_BYTES)
  try {
    let at = 0
    for (const part of parts) {
      scratch.set(part, at)
      at += part.length
    }
    c.header('Vary', 'Accept-Encoding', { append: true })
    c.header('Content-Encoding', encoding)
    return c.body(await compressText(scratch.subarray(0, length), encoding, ONCE_QUALITY))
  } finally {
    if (scratches.length < MOST_SCRATCHES) scratches.push(scratch)
  }
}

export const compression: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  const type = headers.get('Content-Type') ?? ''
  if (!TEXT.test(type) || c.res.body === null || c.get('cacheable')) return
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding')
  if (headers.has('Content-Encoding') || c.req.method === 'HEAD') return
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (!encoding) return
  const body = new Uint8Array(await c.res.arrayBuffer())
  // A copy: the server's own kind of Response loses headers that were added to the one it is made from.
  const init = { status: c.res.status, headers: new Headers(headers) }
  if (body.length < SMALLEST) {
    c.res = new Response(body, init)
    return
  }
  const compressed = await compressText(body, encoding, ONCE_QUALITY)
  c.res = new Response(compressed, init)
  // Only now, because the context restores the previous headers.
  c.res.headers.set('Content-Encoding', encoding)
  c.res.headers.set('Content-Length', String(compressed.length))
  const etag = headers.get('ETag')
  if (etag && !etag.startsWith('W/')) c.res.headers.set('ETag', `W/${etag}`)
}
