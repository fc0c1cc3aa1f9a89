// Contact sheets: many pictures on one page, with their names.
import sharp from 'sharp'

export interface SheetCell {
  label: string
  /** An encoded picture. */
  image: Buffer
}

interface CellSize {
  width: number
  height: number
}

export const SMALL_SHEET = { columns: 6, rows: 6, cell: { width: 300, height: 200 } }
export const LARGE_SHEET = { columns: 3, rows: 3, cell: { width: 600, height: 400 } }

const LABEL_HEIGHT = 24
const GAP = 10
const LETTER_WIDTH = 7.5

export async function contactSheet(cells: readonly SheetCell[], columns: number, cell: CellSize): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns)
  const width = columns * (cell.width + GAP) + GAP
  const height = rows * (cell.height + LABEL_HEIGHT + GAP) + GAP
  const place = (i: number) => ({
    left: GAP + (i % columns) * (cell.width + GAP),
    top: GAP + Math.floor(i / columns) * (cell.height + LABEL_HEIGHT + GAP),
  })
  const pictures = await Promise.all(
    cells.map(async ({ image }, i) => ({
      input: await sharp(image)
        .resize(cell.width, cell.height, { fit: 'contain', background: '#faf5ec' })
        .png()
        .toBuffer(),
      ...place(i),
    })),
  )
  const labels = cells.map(({ label }, i) => {
    const { left, top } = place(i)
    return `<text x="${left + 2}" y="${top + cell.height + 16}">${escaped(label.slice(0, cell.width / LETTER_WIDTH))}</text>`
  })
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="13">${labels.join('')}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#faf5ec' } })
    .composite([...pictures, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
