import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeProblem, photoProblem, smallSize } from './photo-rules.ts'
import { readPictureHeader } from './picture-header.ts'

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c44' } })

describe('a picture’s first bytes', () => {
  it.each([
    ['image/jpeg', () => drawn(320, 200).jpeg()],
    [
      'image/jpeg',
      () =>
        drawn(320, 200)
          .withExif({ IFD0: { Artist: 'x'.repeat(2000) } })
          .jpeg(),
    ],
    ['image/png', () => drawn(320, 200).png()],
    ['image/webp', () => drawn(320, 200).webp()],
    ['image/webp', () => drawn(320, 200).webp({ lossless: true })],
    [
      'image/webp',
      () =>
        drawn(320, 200)
          .withExif({ IFD0: { Artist: 'x' } })
          .webp(),
    ],
    ['image/gif', () => drawn(320, 200).gif()],
  ])('say that it is %s, and its size', async (type, draw) => {
    expect(readPictureHeader(await draw().toBuffer())).toEqual({ type, width: 320, height: 200 })
  })

  it('distinguish HEIC and AVIF, and aren’t fooled by a file name', () => {
    const box = (brand: string) => new TextEncoder().encode(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
    expect(readPictureHeader(box('heic'))?.type).toBe('image/heic')
    expect(readPictureHeader(box('avif'))?.type).toBe('image/avif')
    expect(readPictureHeader(new TextEncoder().encode('This is not a photo at all.'))).toBeNull()
    expect(readPictureHeader(new Uint8Array(3))).toBeNull()
  })
})

describe('a photo', () => {
  const jpeg = (width: number, height: number) => ({ type: 'image/jpeg', width, height }) as const

  it('may be any real picture of a reasonable size', () => {
    expect(photoProblem(4_000_000, jpeg(4000, 3000))).toBeNull()
  })

  it('that is text, a 40 MB panorama or a decompression bomb is rejected with a message', () => {
    expect(photoProblem(100, null)).toBe('That file isn’t a photo. Choose a JPEG, PNG, or WebP picture.')
    expect(photoProblem(40_000_000, jpeg(20_000, 3000))).toMatch('larger than 30 MB')
    expect(photoProblem(50_000, { type: 'image/png', width: 50_000, height: 50_000 })).toMatch('too many pixels')
    expect(decodeProblem({ type: 'image/heic', width: null, height: null })).toMatch('HEIC')
  })

  it('is resized to at most 1,600 pixels, never enlarged', () => {
    expect(smallSize(4000, 3000)).toEqual({ width: 1600, height: 1200 })
    expect(smallSize(3000, 4000)).toEqual({ width: 1200, height: 1600 })
    expect(smallSize(300, 200)).toEqual({ width: 300, height: 200 })
    expect(smallSize(60_000, 10)).toEqual({ width: 1600, height: 1 })
  })
})
