// Photos without what cameras and editors write beside the picture: the place and time it was taken, the camera, notes,
// previews. Only the parts that a browser draws from are copied, so nothing else is stored or served.
import { type PictureHeader, readPictureHeader } from '#domain/photo/picture-header.ts'
import { type Orientation, orientationIn, orientationOnly } from './orientation.ts'

const LONGEST_SIDE_PX = 4096
/** Photos have fewer than a hundred. A hundred thousand, each of four bytes, would take a tenth of a second. */
const MOST_PARTS = 1000

export interface Photo {
  type: 'image/jpeg' | 'image/webp'
  /** As shown: a camera held upright stores a picture that lies on its side. */
  width: number
  height: number
  bytes: Buffer
}

export const NOT_A_PHOTO = 'This file is not a WebP or JPEG picture.'
export const TOO_LARGE = 'A photo can be at most 4,096 pixels wide and high.'

/** Or a message that says why it isn't a photo. */
export function withoutMetadata(bytes: Uint8Array): Photo | string {
  const header = readPictureHeader(bytes)
  if (header?.type !== 'image/jpeg' && header?.type !== 'image/webp') return NOT_A_PHOTO
  const original = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const copy = header.type === 'image/jpeg' ? copyJpeg(original) : copyWebp(original)
  const size = copy && readPictureHeader(copy.bytes)
  return size ? checkedPhoto(header.type, copy, size) : NOT_A_PHOTO
}

interface Copy {
  bytes: Buffer
  orientation: Orientation
}

function checkedPhoto(type: Photo['type'], { bytes, orientation }: Copy, { width, height }: PictureHeader) {
  if (!width || !height || width > LONGEST_SIDE_PX || height > LONGEST_SIDE_PX) return TOO_LARGE
  const [shownWidth, shownHeight] = orientation > 4 ? [height, width] : [width, height]
  return { type, width: shownWidth, height: shownHeight, bytes }
}

const [APP0, APP1, APP2, APP14, SCAN, END] = [0xe0, 0xe1, 0xe2, 0xee, 0xda, 0xd9]
const EXIF_START = 'Exif\0\0'

/** Tables, frames and scans; and of what programs add, what says how colors are stored. */
function isDrawnFrom(marker: number, body: Buffer): boolean {
  if (marker === APP0) return body.subarray(0, 5).toString('latin1') === 'JFIF\0'
  if (marker === APP2) return body.subarray(0, 12).toString('latin1') === 'ICC_PROFILE\0'
  if (marker === APP14) return body.subarray(0, 5).toString('latin1') === 'Adobe'
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdd)
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function copyJpeg(file: Buffer): Copy | null {
  const parts: Buffer[] = []
  let orientation: Orientation = 1
  let frames = 0
  let seen = 0
  let at = 2
  // What follows the end is another picture, such as a preview with its own EXIF data.
  while (at + 4 <= file.length && file[at + 1] !== END) {
    if (++seen > MOST_PARTS) return null
    const marker = file[at + 1] ?? 0
    const length = file.readUInt16BE(at + 2)
    if (file[at] !== 0xff || length < 2) return null
    const body = file.subarray(at + 4, at + 2 + length)
    const end = marker === SCAN ? endOfScan(file, at + 2 + length) : at + 2 + length
    if (marker === APP1 && body.subarray(0, 6).toString('latin1') === EXIF_START)
      orientation = orientationIn(body.subarray(6))
    // A second frame could have another size.
    if (isFrame(marker) && ++frames > 1) return null
    if (isDrawnFrom(marker, body)) parts.push(marker === APP0 ? withoutPreview(body) : file.subarray(at, end))
    at = end
    while (file[at] === 0xff && file[at + 1] === 0xff) at += 1 // padding
  }
  const exif = orientation === 1 ? [] : [segment(APP1, Buffer.from(EXIF_START, 'latin1'), orientationOnly(orientation))]
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), ...exif, ...parts, Buffer.from([0xff, END])])
  return { bytes, orientation }
}

/** Its version and resolution, and zero for the width and height of the preview. */
const withoutPreview = (jfif: Buffer) => segment(APP0, jfif.subarray(0, 12), Buffer.alloc(2))

/** The next marker in the compressed data; there, zero follows a byte of 255, and restarts are part of it. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

function segment(marker: number, ...body: Buffer[]): Buffer {
  const content = Buffer.concat(body)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const PICTURE_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF']
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

function copyWebp(file: Buffer): Copy | null {
  const parts: Buffer[] = []
  let orientation: Orientation = 1
  let seen = 0
  for (let at = 12; at + 8 <= file.length; ) {
    if (++seen > MOST_PARTS) return null
    const kind = file.subarray(at, at + 4).toString('latin1')
    const length = file.readUInt32LE(at + 4)
    const body = file.subarray(at + 8, at + 8 + length)
    if (body.length < length) return null
    if (kind === 'EXIF') orientation = orientationIn(body)
    if (PICTURE_CHUNKS.includes(kind)) parts.push(chunk(kind, body))
    at += 8 + length + (length % 2)
  }
  const [first] = parts
  if (!first) return null
  if (first.toString('latin1', 0, 4) === 'VP8X') {
    first[8] = ((first[8] ?? 0) & ~HAS_EXIF & ~HAS_XMP) | (orientation === 1 ? 0 : HAS_EXIF)
    if (orientation !== 1) parts.push(chunk('EXIF', orientationOnly(orientation)))
  } else orientation = 1 // without a list of its parts, it has none
  const head = Buffer.from('RIFF....WEBP', 'latin1')
  const content = Buffer.concat(parts)
  head.writeUInt32LE(content.length + 4, 4)
  return { bytes: Buffer.concat([head, content]), orientation }
}

function chunk(kind: string, body: Buffer): Buffer {
  const head = Buffer.from(`${kind}....`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
