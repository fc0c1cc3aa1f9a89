// Makes the smaller sizes of the pictures from the committed ones, into dist/pictures. Takes about a minute of one
// processor the first time, so that `npm start` runs it beside the server, which sends the large ones until then.
// --only <start of a key> limits it.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type DrawnPictures, readDrawnPictures } from '#server/pictures/drawn-pictures.ts'
import { madeFile, type SmallerSize, smallerSizes } from '#server/pictures/smaller-sizes.ts'

const DRAWN = 'catalogue/pictures'
const MADE = 'dist/pictures'

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })

setPriority(19)
sharp.concurrency(1)
sharp.cache(false)

interface Missing {
  source: string
  target: string
  size: SmallerSize
}

const pictures = readDrawnPictures()
removeOutdated(pictures)
const missing = Object.entries(pictures)
  .filter(([key]) => key.startsWith(options.only))
  .flatMap(([key, { file, hash }]) =>
    smallerSizes(key).map((size) => ({
      source: join(DRAWN, file),
      target: join(MADE, madeFile(size.file, hash)),
      size,
    })),
  )
  .filter(({ target }) => !existsSync(target))
await Promise.all([makeAll(missing), makeAll(missing)])

async function makeAll(queue: Missing[]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) await make(next)
}

async function make({ source, target, size: { width, height, quality } }: Missing): Promise<void> {
  const sized = sharp(source).resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
  const encoded = target.endsWith('.jpg') ? sized.jpeg({ quality, mozjpeg: true }) : sized.avif({ quality, effort: 0 })
  mkdirSync(dirname(target), { recursive: true })
  // Renamed when complete: the server may be looking for it.
  await encoded.toFile(`${target}.partial`)
  renameSync(`${target}.partial`, target)
}

function removeOutdated(current: DrawnPictures): void {
  if (!existsSync(MADE)) return
  const expected = new Set(
    Object.entries(current).flatMap(([key, { hash }]) => smallerSizes(key).map(({ file }) => madeFile(file, hash))),
  )
  for (const entry of readdirSync(MADE, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !expected.has(path.slice(MADE.length + 1))) rmSync(path)
  }
}
