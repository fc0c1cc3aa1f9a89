import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { NOT_A_PHOTO, type Photo, TOO_LARGE, withoutMetadata } from './without-metadata.ts'

/** Red above blue: turned pictures differ. */
const drawn = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c22' } }).composite([
    { input: { create: { width: 60, height: 20, channels: 3, background: '#22c' } }, top: 20, left: 0 },
  ])

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Ada’s kitchen</rdf:RDF></x:xmpmeta>'
const exif = {
  IFD0: { Copyright: 'Ada Lovelace', Make: 'A camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 18/1' },
}

async function taken(format: 'jpeg' | 'webp', orientation: number) {
  const picture = drawn().withExif(exif).withXmp(XMP).withIccProfile('p3').withMetadata({ orientation })
  return format === 'jpeg' ? picture.jpeg({ progressive: true }).toBuffer() : picture.webp().toBuffer()
}

const cleaned = (bytes: Uint8Array): Photo => {
  const photo = withoutMetadata(bytes)
  if (typeof photo === 'string') throw new Error(photo)
  return photo
}
const shown = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()

describe.each(['jpeg', 'webp'] as const)('a %s from a camera', (format) => {
  test.each([1, 3, 6, 8])('loses its place, its owner and its notes, and looks the same, held as %i', async (held) => {
    const bytes = await taken(format, held)
    const before = await sharp(bytes).metadata()
    expect([before.exif, before.xmp, before.orientation]).toMatchObject([expect.any(Buffer), expect.any(Buffer), held])
    const photo = cleaned(bytes)
    const after = await sharp(photo.bytes).metadata()
    expect(after.xmp).toBeUndefined()
    expect(after.exif?.length ?? 0).toBeLessThan(40)
    expect(after.orientation ?? 1).toBe(held)
    for (const word of ['Ada', 'camera', 'xmpmeta', 'GPS']) expect(photo.bytes.includes(word)).toBe(false)
    expect(after.icc).toEqual(before.icc)
    expect(await shown(photo.bytes)).toEqual(await shown(bytes))
    expect([photo.width, photo.height]).toEqual(held > 4 ? [40, 60] : [60, 40])
    expect(cleaned(photo.bytes).bytes).toEqual(photo.bytes)
  })
})

test('comments and a second picture after the end of a JPEG go', async () => {
  const bytes = await drawn().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from('in Berlin.')])
  const second = await taken('jpeg', 6)
  const photo = cleaned(Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), second]))
  expect(photo.bytes).toEqual(cleaned(bytes).bytes)
})

test('pictures drawn by a browser keep every byte that is drawn from', async () => {
  for (const format of ['jpeg', 'webp'] as const) {
    const bytes = await drawn().toFormat(format).toBuffer()
    expect(await shown(cleaned(bytes).bytes)).toEqual(await shown(bytes))
    expect(cleaned(bytes).bytes.length).toBeLessThanOrEqual(bytes.length)
  }
})

test('the size is what a browser would draw: too large and two sizes are rejected', async () => {
  const bytes = await drawn().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  const huge = Buffer.from(bytes)
  huge.writeUInt16BE(65_000, frame + 5)
  expect(withoutMetadata(huge)).toBe(TOO_LARGE)
  const length = bytes.readUInt16BE(frame + 2)
  const second = huge.subarray(frame, frame + 2 + length)
  expect(withoutMetadata(Buffer.concat([bytes.subarray(0, frame), second, bytes.subarray(frame)]))).toBe(NOT_A_PHOTO)
})

test('files cut at any byte, and other files, never fail', async () => {
  const files = [await taken('jpeg', 6), await taken('webp', 6), await drawn().png().toBuffer()]
  for (const file of files)
    for (let length = 0; length < Math.min(file.length, 2_000); length++) withoutMetadata(file.subarray(0, length))
  expect(withoutMetadata(files[2] ?? Buffer.alloc(0))).toBe(NOT_A_PHOTO)
  expect(withoutMetadata(Buffer.from('<svg onload="alert(1)">'.repeat(10)))).toBe(NOT_A_PHOTO)
})
