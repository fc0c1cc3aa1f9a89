// Reads zip archives and gzip files with the browser's own decompression. We never trust the sizes that an archive
// states: the output is counted, so an archive that would unpack to gigabytes is rejected.

import { textOfBytes } from './text-bytes.ts'

const MB = 1024 * 1024
const MOST_ENTRIES = 20_000
const LARGEST_ENTRY_BYTES = 64 * MB
/** For everything read from one archive, including nested archives. */
const MOST_BYTES = 1024 * MB

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_LENGTH = 22
// ZIP64: larger fields beside those of 16 and 32 bits, which some programs write for small archives too.
const END_OF_DIRECTORY_64 = 0x06064b50
const PLACE_OF_END_64 = 0x07064b50
const PLACE_OF_END_64_LENGTH = 20
const SIZES_64 = 1
const IN_64_BITS = 0xffffffff
const LONGEST_COMMENT = 65_535
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

export class ArchiveError extends Error {}

const DAMAGED = 'This archive is damaged. Export it again and try once more.'
const TOO_LARGE = 'This archive unpacks to more than we can read.'

/** How much may still be unpacked; nested archives share their parent's budget. */
export interface UnpackBudget {
  bytesLeft: number
}

export interface ArchiveEntry {
  /** The path inside the archive, with "/" and composed letters. */
  name: string
  blob(): Promise<Blob>
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  text(): Promise<string>
}

export interface Archive {
  entries: ArchiveEntry[]
  budget: UnpackBudget
}

export async function isZip(file: Blob): Promise<boolean> {
  return startsWith(file, [0x50, 0x4b, 0x03, 0x04])
}

export async function isGzip(file: Blob): Promise<boolean> {
  return startsWith(file, [0x1f, 0x8b])
}

async function startsWith(file: Blob, bytes: readonly number[]): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, bytes.length).arrayBuffer())
  return bytes.every((byte, at) => start[at] === byte)
}

export async function openArchive(file: Blob, budget: UnpackBudget = { bytesLeft: MOST_BYTES }): Promise<Archive> {
  const directory = await readDirectory(file)
  const entries: ArchiveEntry[] = []
  let at = 0
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === DIRECTORY_ENTRY) {
    const nameLength = directory.getUint16(at + 28, true)
    const extraLength = directory.getUint16(at + 30, true)
    const commentLength = directory.getUint16(at + 32, true)
    if (at + 46 + nameLength > directory.byteLength) throw new ArchiveError(DAMAGED)
    const name = entryName(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength))
    if (directory.getUint16(at + 8, true) & ENCRYPTED)
      throw new ArchiveError('This archive has a password. Export it without one.')
    if (isWanted(name)) entries.push(entryAt(file, directory, at, name, budget))
    at += 46 + nameLength + extraLength + commentLength
  }
  return { entries, budget }
}

async function readDirectory(file: Blob): Promise<DataView> {
  const tailStart = Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT)
  const tail = new DataView(await file.slice(tailStart).arrayBuffer())
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue
    const end64 = await readEnd64(file, tail, at)
    const { count, size, start } = end64 ?? {
      count: tail.getUint16(at + 10, true),
      size: tail.getUint32(at + 12, true),
      start: tail.getUint32(at + 16, true),
    }
    if (count > MOST_ENTRIES) throw new ArchiveError(`This archive has more than ${MOST_ENTRIES} files.`)
    if (start + size > file.size) throw new ArchiveError(DAMAGED)
    return new DataView(await file.slice(start, start + size).arrayBuffer())
  }
  throw new ArchiveError(DAMAGED)
}

/** Null in an archive without ZIP64. */
async function readEnd64(file: Blob, tail: DataView, end: number) {
  const place = end - PLACE_OF_END_64_LENGTH
  if (place < 0 || tail.getUint32(place, true) !== PLACE_OF_END_64) return null
  const at = largeNumber(tail, place + 8)
  const record = new DataView(await file.slice(at, at + 56).arrayBuffer())
  if (record.byteLength < 56 || record.getUint32(0, true) !== END_OF_DIRECTORY_64) throw new ArchiveError(DAMAGED)
  return { count: largeNumber(record, 32), size: largeNumber(record, 40), start: largeNumber(record, 48) }
}

const largeNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

/** An entry's packed size and offset. ZIP64 adds only those values that don't fit into 32 bits, in this order. */
function placeOf(directory: DataView, at: number): { packedSize: number; offset: number } {
  const fields = [24, 20, 42].map((place) => directory.getUint32(at + place, true))
  const extraAt = at + 46 + directory.getUint16(at + 28, true)
  const extraEnd = Math.min(extraAt + directory.getUint16(at + 30, true), directory.byteLength)
  for (let extra = extraAt; extra + 4 <= extraEnd; extra += 4 + directory.getUint16(extra + 2, true)) {
    if (directory.getUint16(extra, true) !== SIZES_64) continue
    let next = extra + 4
    for (const [nth, value] of fields.entries()) {
      if (value !== IN_64_BITS) continue
      if (next + 8 > extraEnd) throw new ArchiveError(DAMAGED)
      fields[nth] = largeNumber(directory, next)
      next += 8
    }
  }
  const [, packedSize = 0, offset = 0] = fields
  return { packedSize, offset }
}

/** Macs add files without recipes; folders have no content of their own. */
function isWanted(name: string): boolean {
  if (name === '' || name.endsWith('/') || name.startsWith('__MACOSX/')) return false
  const last = name.slice(name.lastIndexOf('/') + 1)
  return !last.startsWith('._') && last !== '.DS_Store'
}

// Many programs write UTF-8 without declaring it, and Macs decompose "ä" into two characters.
const entryName = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).normalize('NFC').replaceAll('\\', '/').replace(/^\/+/, '')

function entryAt(file: Blob, directory: DataView, at: number, name: string, budget: UnpackBudget): ArchiveEntry {
  const method = directory.getUint16(at + 10, true)
  const { packedSize, offset } = placeOf(directory, at)
  async function bytes() {
    const head = new DataView(await file.slice(offset, offset + 30).arrayBuffer())
    if (head.byteLength < 30) throw new ArchiveError(DAMAGED)
    const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
    const packed = file.slice(start, start + packedSize)
    if (method === STORED) return unpacked(packed.stream(), budget)
    if (method === DEFLATED)
      return unpacked(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')), budget)
    throw new ArchiveError('We can’t read this kind of archive. Export it as a regular ZIP file.')
  }
  return {
    name,
    bytes,
    blob: async () => new Blob([await bytes()]),
    text: async () => textOfBytes(await bytes()),
  }
}

export async function gunzip(file: Blob, budget: UnpackBudget = { bytesLeft: MOST_BYTES }): Promise<string> {
  return new TextDecoder().decode(await unpacked(file.stream().pipeThrough(new DecompressionStream('gzip')), budget))
}

async function unpacked(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  budget: UnpackBudget,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      budget.bytesLeft -= part.value.byteLength
      if (size > LARGEST_ENTRY_BYTES || budget.bytesLeft < 0) throw new ArchiveError(TOO_LARGE)
      chunks.push(part.value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined) // report the first failure
    throw error instanceof ArchiveError ? error : new ArchiveError(DAMAGED)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
