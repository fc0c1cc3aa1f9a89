// Resizes a photo, in a page or in a worker. Redrawing it also removes its EXIF data, including the location.
import { BYTES_PER_VALUE } from '#domain/limits.ts'
import { decodeProblem, LONGEST_SIDE_PX, photoProblem, smallSize, WANTED_BYTES } from '#domain/photo/photo-rules.ts'
import { HEADER_BYTES, type PictureHeader, readPictureHeader } from '#domain/photo/picture-header.ts'
import type { SmallPhoto } from './photo-database.ts'

const QUALITIES = [0.82, 0.7, 0.58, 0.46]
const BLOCKED =
  'Your browser’s privacy protection stopped us from resizing the photo. Allow canvas access for this site and try again.'

export async function shrinkPhoto(file: Blob): Promise<SmallPhoto> {
  const header = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
  const problem = photoProblem(file.size, header)
  if (problem) throw new Error(problem)
  const bitmap = await decode(file, header)
  try {
    if (!(await canDraw())) throw new Error(BLOCKED)
    let { width, height } = smallSize(bitmap.width, bitmap.height)
    for (;;) {
      const blob = await encode(bitmap, width, height)
      if (blob.size <= BYTES_PER_VALUE.photo) return { blob, width, height }
      width = Math.max(1, Math.round(width * 0.75))
      height = Math.max(1, Math.round(height * 0.75))
    }
  } finally {
    bitmap.close()
  }
}

async function decode(file: Blob, header: PictureHeader | null): Promise<ImageBitmap> {
  const { width, height } = header ?? {}
  // Limit both dimensions while decoding if both are long: this works regardless of the camera's orientation.
  const isLarge = width && height && Math.min(width, height) > LONGEST_SIDE_PX
  try {
    return await createImageBitmap(file, isLarge ? { resizeWidth: LONGEST_SIDE_PX, resizeQuality: 'high' } : {})
  } catch {
    throw new Error(decodeProblem(header))
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null // '2d' always returns this type
  if (!context) throw new Error(BLOCKED)
  return context
}

/** Some browsers return noise instead of the picture. */
async function canDraw(): Promise<boolean> {
  const context = contextOf(newCanvas(2, 1))
  context.fillStyle = '#12c456'
  context.fillRect(0, 0, 2, 1)
  const { data } = context.getImageData(0, 0, 2, 1)
  return [0x12, 0xc4, 0x56, 255, 0x12, 0xc4, 0x56, 255].every((value, at) => Math.abs((data[at] ?? 0) - value) <= 2)
}

async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = newCanvas(width, height)
  const context = contextOf(canvas)
  context.fillStyle = '#fff' // transparency would turn black in a JPEG
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  let last: Blob | null = null
  for (const quality of QUALITIES) {
    const webp = await blobOf(canvas, 'image/webp', quality)
    // Safari can't encode WebP and returns a PNG instead.
    last = webp.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg', quality)
    if (last.size <= WANTED_BYTES) break
  }
  if (!last) throw new Error(BLOCKED)
  return last
}

function blobOf(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(BLOCKED))), type, quality),
  )
}
