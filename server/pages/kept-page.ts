// A rendered document as bytes, in every encoding that was asked for, each made once.
import { createHash } from 'node:crypto'
import { compressText, type Encoding } from '#server/http/compression.ts'

export type Bytes = Uint8Array<ArrayBuffer>

export interface KeptPage {
  status: 200 | 404
  /** The page's Content-Security-Policy. */
  policy: string
  etag: string
  /** Uncompressed. */
  size: number
  encoded(encoding: Encoding): Bytes | Promise<Bytes>
}

export function keptPage(html: string, { status, policy }: Pick<KeptPage, 'status' | 'policy'>): KeptPage {
  const plain = new TextEncoder().encode(html)
  const made = new Map<Encoding, Bytes | Promise<Bytes>>([[null, plain]])

  function compressed(encoding: 'br' | 'gzip') {
    const making = compressText(plain, encoding).then((bytes) => {
      made.set(encoding, bytes)
      return bytes
    })
    made.set(encoding, making) // whoever asks meanwhile waits for the same
    making.catch(() => made.delete(encoding))
    return making
  }

  return {
    status,
    policy,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    size: plain.length,
    encoded: (encoding) => made.get(encoding) ?? (encoding ? compressed(encoding) : plain),
  }
}
