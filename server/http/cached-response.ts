// A good answer as bytes, in every encoding that was asked for, each made once.
import { compressText, type Encoding, isWorthCompressing } from './compression.ts'
import { entityTag } from './entity-tag.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** An answer as it goes out. */
export interface Variant {
  status: 200 | 304
  /** Names and values in turn, as Node writes them. */
  headers: readonly string[]
  body: Bytes | null
}

export interface ReadyAnswer {
  etag: string
  /** Uncompressed. */
  size: number
  whole(encoding: Encoding): Variant | Promise<Variant>
  /** For whoever has it already. */
  unchanged: Variant
}

/** All that is said to whoever has the answer: everything else was said with it. */
const OF_A_REVALIDATION = new Set(['cache-control', 'etag', 'vary'])

export function readyAnswer(plain: Bytes, given: Headers): ReadyAnswer {
  const headers = new Headers(given)
  const etag = headers.get('ETag') ?? `W/${entityTag(plain)}`
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  const compressible = isWorthCompressing(plain.length, headers.get('Content-Type'))
  const made = new Map<Encoding, Variant | Promise<Variant>>()

  function variant(body: Bytes, encoding: Encoding): Variant {
    const coded = encoding ? ['content-encoding', encoding] : []
    return { status: 200, headers: [...headers, coded, ['content-length', String(body.length)]].flat(), body }
  }

  function make(encoding: Encoding): Variant | Promise<Variant> {
    if (!encoding || !compressible) return variant(plain, null)
    return compressText(plain, encoding).then(
      (bytes) => {
        const done = variant(bytes, encoding)
        made.set(encoding, done)
        return done
      },
      (error: unknown) => {
        made.delete(encoding)
        throw error
      },
    )
  }

  return {
    etag,
    size: plain.length,
    unchanged: {
      status: 304,
      headers: [...headers].filter(([name]) => OF_A_REVALIDATION.has(name)).flat(),
      body: null,
    },
    whole(encoding) {
      let known = made.get(encoding)
      if (!known) {
        known = make(encoding)
        made.set(encoding, known) // whoever asks meanwhile waits for the same
      }
      return known
    },
  }
}
