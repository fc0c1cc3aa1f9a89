// A photographed page of a cookbook: opened once, turned as the person wants it, and cut into lines.
import type { PrintedLine } from '#domain/exchange/printed-lines.ts'
import { decodeProblem, photoProblem } from '#domain/photo/photo-rules.ts'
import { HEADER_BYTES, readPictureHeader } from '#domain/photo/picture-header.ts'

/** Letters are 20 to 40 pixels high then, which reads best, and a page takes 25 MB while it is read. */
const LONGEST_SIDE_PX = 2600
/** Smaller pictures, such as screenshots, are enlarged. */
const SHORTEST_SIDE_PX = 1400

export interface PhotoPage {
  id: number
  file: Blob
  name: string
  /** Quarter turns, clockwise. */
  turns: number
  crop: Crop
}

/** In shares of the turned picture, from its top left. */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}

export const WHOLE: Crop = { left: 0, top: 0, right: 1, bottom: 1 }

/** The page upright: the browser applies the camera's own orientation, and a new picture has none. */
export async function pictureOf(
  { file, turns, crop }: PhotoPage,
  longestPx = LONGEST_SIDE_PX,
  shortestPx = SHORTEST_SIDE_PX,
): Promise<Blob> {
  const header = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
  const problem = photoProblem(file.size, header)
  if (problem) throw new Error(problem)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(decodeProblem(header))
  })
  try {
    const [wide, tall] = turns % 2 === 1 ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height]
    const [width, height] = [wide * (crop.right - crop.left), tall * (crop.bottom - crop.top)]
    const longest = Math.max(width, height)
    const scale = Math.min(longestPx / longest, Math.max(1, shortestPx / longest))
    const { canvas, context } = newCanvas(Math.round(width * scale), Math.round(height * scale))
    context.scale(scale, scale)
    context.translate(wide * (0.5 - crop.left), tall * (0.5 - crop.top))
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
    return await blobOf(canvas)
  } finally {
    bitmap.close()
  }
}

/** Each line cut out of the picture, after turning it by so much. */
export async function cutLines(picture: Blob, radians: number, lines: readonly PrintedLine[]): Promise<Blob[]> {
  const bitmap = await createImageBitmap(picture)
  const cut: Blob[] = []
  for (const { left, top, right, bottom } of lines) {
    const margin = 12
    const { canvas, context } = newCanvas(right - left + 2 * margin, bottom - top + 2 * margin)
    context.translate(margin - left, margin - top)
    context.translate(bitmap.width / 2, bitmap.height / 2)
    context.rotate(radians)
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
    cut.push(await blobOf(canvas))
  }
  bitmap.close()
  return cut
}

function newCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Your browser can’t open photos here.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Your browser can’t open photos here.'))),
      'image/png',
    ),
  )
