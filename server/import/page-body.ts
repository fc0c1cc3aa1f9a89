// Reads the text of a response: HTML and JSON only, decompressed, with a size limit before and after.
import type { IncomingMessage } from 'node:http'
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { failures, ImportFailure } from './import-failure.ts'

const READABLE_TYPES: ReadonlySet<string> = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/json',
  'application/ld+json',
])

const UNPACKERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

async function* limited(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw failures.tooLarge()
    yield chunk
  }
}

/** Decompresses the response, with a limit: a small response may expand to any size. */
function unpacked(response: IncomingMessage, maxBytes: number): AsyncIterable<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return limited(response, maxBytes)
  const unpack = UNPACKERS.get(encoding)
  if (!unpack) throw failures.broken()
  const packed = (source: AsyncIterable<Buffer>) => limited(source, maxBytes)
  // Errors reach the reader of the last stream, so this callback has nothing to do.
  return limited(
    pipeline(response, packed, unpack(), () => undefined),
    maxBytes,
  )
}

function decode(bytes: Buffer, contentType: string): string {
  const declared = /charset\s{0,3}=\s{0,3}["']?([\w-]{2,20})/i
  const label = declared.exec(contentType)?.[1] ?? declared.exec(bytes.toString('latin1', 0, 2048))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    // Unknown charset: most such pages are UTF-8.
    return new TextDecoder().decode(bytes)
  }
}

export async function readPage(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> {
  const contentType = response.headers['content-type'] ?? ''
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!READABLE_TYPES.has(type)) throw failures.wrongType()
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw failures.tooLarge()

  const chunks: Buffer[] = []
  try {
    for await (const chunk of unpacked(response, maxBytes)) chunks.push(chunk)
  } catch (error) {
    if (error instanceof ImportFailure) throw error
    throw signal.aborted ? failures.tooSlow() : failures.broken()
  }
  return decode(Buffer.concat(chunks), contentType)
}
