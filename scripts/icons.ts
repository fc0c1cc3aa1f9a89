// Draws the app icons from web/public/icon.svg. Run it after changing the drawing: node scripts/icons.ts
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const PUBLIC = new URL('../web/public/', import.meta.url)
const PAPER = '#fbf7ee'
// A maskable icon may be cropped to a circle of 80%; iOS rounds the corners of its square.
const MASKABLE_SHARE = 0.72
const APPLE_SHARE = 0.84

const svg = await readFile(new URL('icon.svg', PUBLIC))

const drawing = (size: number) =>
  sharp(svg, { density: (72 * size) / 64 }) // the drawing is 64 units wide at 72 dpi
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

async function onPaper(size: number, share: number) {
  const input = await drawing(Math.round(size * share))
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico is a directory of pictures; since Windows Vista they can be plain PNG files. */
function ico(pictures: { size: number; png: Buffer }[]) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const favicon = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawing(size) })))

const files: Record<string, Buffer> = {
  'icon-192.png': await drawing(192),
  'icon-512.png': await drawing(512),
  'icon-maskable-512.png': await onPaper(512, MASKABLE_SHARE),
  'apple-touch-icon.png': await onPaper(180, APPLE_SHARE),
  'favicon.ico': ico(favicon),
}

for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, PUBLIC), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
