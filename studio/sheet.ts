// Contact sheets: many pictures on one page, with their names.
import sharp from 'sharp'

export interface SheetCell {
  label: string
  /** An encoded picture. */
  image: Buffer
}

const CELL_WIDTH = 300
const CELL_HEIGHT = 200
const LABEL_HEIGHT = 24
const GAP = 10
const LABEL_LETTERS = 40

export async function contactSheet(cells: readonly SheetCell[], columns: number): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns)
  const width = columns * (CELL_WIDTH + GAP) + GAP
  const height = rows * (CELL_HEIGHT + LABEL_HEIGHT + GAP) + GAP
  const place = (i: number) => ({
    left: GAP + (i % columns) * (CELL_WIDTH + GAP),
    top: GAP + Math.floor(i / columns) * (CELL_HEIGHT + LABEL_HEIGHT + GAP),
  })
  const pictures = await Promise.all(
    cells.map(async ({ image }, i) => ({
      input: await sharp(image).resize(CELL_WIDTH, CELL_HEIGHT).png().toBuffer(),
      ...place(i),
    })),
  )
  const labels = cells.map(({ label }, i) => {
    const { left, top } = place(i)
    return `<text x="${left + 2}" y="${top + CELL_HEIGHT + 16}">${escaped(label.slice(0, LABEL_LETTERS))}</text>`
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
