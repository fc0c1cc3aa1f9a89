// The text of a page's answer: only web pages and their data, unpacked, within a size limit at both ends.
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

/** The answer's bytes as they were before packing. A small answer may unpack to any size, so the result is limited too. */
function unpacked(response: IncomingMessage, maxBytes: number): AsyncIterable<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return limited(response, maxBytes)
  const unpack = UNPACKERS.get(encoding)
  if (!unpack) throw failures.broken()
  const packed = (source: AsyncIterable<Buffer>) => limited(source, maxBytes)
  // A failure reaches the reader of the last stream, so there is nothing left to do when the pipeline ends.
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
    // A charset that nobody knows: most such pages are UTF-8 all the same.
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
