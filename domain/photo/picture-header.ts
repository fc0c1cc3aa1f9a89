// A picture's real type and size, from its first bytes: checked before anything is decoded, stored or served.

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/heic'

export interface PictureHeader {
  type: PictureType
  /** Null if the size isn't in the first bytes. */
  width: number | null
  height: number | null
}

/** Enough for the size of any picture except a JPEG that starts with a very large preview. */
export const HEADER_BYTES = 256 * 1024

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12) return null
  if (view.getUint16(0) === 0xffd8 && bytes[2] === 0xff) return { type: 'image/jpeg', ...jpegSize(view) }
  if (view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) {
    const known = bytes.length >= 24
    return { type: 'image/png', width: known ? view.getUint32(16) : null, height: known ? view.getUint32(20) : null }
  }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return { type: 'image/webp', ...webpSize(view) }
  if (ascii(bytes, 0, 4) === 'GIF8')
    return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (ascii(bytes, 4, 4) === 'ftyp') {
    const brand = ascii(bytes, 8, 4)
    if (/^avi[fs]$/.test(brand)) return { type: 'image/avif', width: null, height: null }
    if (/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) return { type: 'image/heic', width: null, height: null }
  }
  return null
}

type Size = Pick<PictureHeader, 'width' | 'height'>
const UNKNOWN: Size = { width: null, height: null }

/** The frame header, after whatever the camera wrote before it. */
function jpegSize(view: DataView): Size {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return UNKNOWN
}

function webpSize(view: DataView): Size {
  if (view.byteLength < 30) return UNKNOWN
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X') return UNKNOWN
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return { width: three(24), height: three(27) }
}
