// A successful response as bytes, compressed once for each encoding that clients ask for. Nearly all ask for Brotli, so
// once that exists, only its bytes are kept, about a sixth of the text.
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compressText, type Encoding, isWorthCompressing } from './compression.ts'
import { entityTag } from './entity-tag.ts'

type Bytes = Uint8Array<ArrayBuffer>

const unpacked = promisify(brotliDecompress)

/** A response as it is sent. */
export interface Variant {
  status: 200 | 304
  /** Names and values alternating, as Node's writeHead takes them. */
  headers: readonly string[]
  body: Bytes | null
}

export interface CachedResponse {
  etag: string
  /** Uncompressed. */
  size: number
  whole(encoding: Encoding): Variant | Promise<Variant>
  /** The 304 for a client that has the current version. */
  unchanged: Variant
}

/** Headers repeated on a 304. */
const HEADERS_OF_304 = new Set(['cache-control', 'etag', 'vary'])

export function cachedResponse(plain: Bytes, given: Headers): CachedResponse {
  const headers = new Headers(given)
  const etag = headers.get('ETag') ?? `W/${entityTag(plain)}`
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  const compressible = isWorthCompressing(plain.length, headers.get('Content-Type'))
  const made = new Map<Encoding, Variant | Promise<Variant>>()
  let text: Bytes | null = plain
  let brotli: Bytes | null = null
  let plainVariant: Variant | null = null

  function variant(body: Bytes, encoding: Encoding): Variant {
    const coded = encoding ? ['content-encoding', encoding] : []
    return { status: 200, headers: [...headers, coded, ['content-length', String(body.length)]].flat(), body }
  }

  const readText = async () => text ?? unpacked(brotli ?? new Uint8Array())

  async function compress(encoding: 'br' | 'gzip'): Promise<Variant> {
    const bytes = await compressText(await readText(), encoding)
    if (encoding === 'br') {
      brotli = bytes
      text = null
      plainVariant = null
    }
    return variant(bytes, encoding)
  }

  function make(encoding: 'br' | 'gzip'): Promise<Variant> {
    const making = compress(encoding)
    making.then(
      (done) => made.set(encoding, done),
      () => made.delete(encoding),
    )
    return making
  }

  return {
    etag,
    size: plain.length,
    unchanged: {
      status: 304,
      headers: [...headers].filter(([name]) => HEADERS_OF_304.has(name)).flat(),
      body: null,
    },
    whole(encoding) {
      if (!encoding || !compressible) {
        if (!text) return readText().then((bytes) => variant(bytes, null))
        plainVariant ??= variant(text, null)
        return plainVariant
      }
      let known = made.get(encoding)
      if (!known) {
        known = make(encoding)
        made.set(encoding, known) // concurrent requests share one compression
      }
      return known
    },
  }
}
