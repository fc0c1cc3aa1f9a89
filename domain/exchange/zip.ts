// Writes an uncompressed zip archive (APPNOTE.TXT 4.3), for exporting recipes.

export interface PackedFile {
  fileName: string
  content: string | Uint8Array
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** Little-endian fields: each has a value and its width in bytes. */
function fields(...parts: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([value, width]) => Array.from({ length: width }, (_, at) => (value >>> (8 * at)) & 0xff)),
  )
}

const VERSION = 20
const NAMES_ARE_UTF8 = 1 << 11
/** January 1, 1980, the earliest date of the format: our files have no time. */
const NO_DATE = (1 << 5) | 1

export function zipOf(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const bodies: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { fileName, content } of files) {
    const name = encode(fileName)
    const body = typeof content === 'string' ? encode(content) : content
    const common = [
      [VERSION, 2],
      [NAMES_ARE_UTF8, 2],
      [0, 2],
      [0, 2],
      [NO_DATE, 2],
      [crc32(body), 4],
      [body.length, 4],
      [body.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const
    const head = fields([0x04034b50, 4], ...common)
    bodies.push(head, name, body)
    directory.push(fields([0x02014b50, 4], [VERSION, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name)
    offset += head.length + name.length + body.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = fields(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  )
  return joined([...bodies, ...directory, end])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
