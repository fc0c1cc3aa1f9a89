// Photos of pages as lines of text, with the amounts to confirm and the pieces of the photo that show them.
import { amountsToConfirm, type Reading } from '#domain/exchange/photo-amounts.ts'
import { joinedLines, type PrintedLine } from '#domain/exchange/printed-lines.ts'
import { cutLines, type PhotoPage, pictureOf } from './photo-page.ts'
import { openTextReader } from './text-reader.ts'

export interface LineToConfirm {
  /** Which line of the text. */
  at: number
  /** As it was read, which may be wrong. */
  text: string
  readings: Reading[]
  picture: Blob
}

export interface PhotosRead {
  lines: string[]
  toConfirm: LineToConfirm[]
}

export interface ReadingProgress {
  /** Pages, with the share of the one being read. */
  done: number
  /** Before the first page, the reader is loaded. */
  isLoading: boolean
}

/** Less is a blurred or dark photo, or one of something else. */
const LEAST_CONFIDENCE = 55
const FEWEST_WORDS = 5

interface PageRead {
  picture: Blob
  radians: number
  lines: PrintedLine[]
}

export async function readPhotos(
  pages: readonly PhotoPage[],
  onProgress: (progress: ReadingProgress) => void,
  signal: AbortSignal,
): Promise<PhotosRead> {
  onProgress({ done: 0, isLoading: true })
  const reader = await openTextReader()
  const stop = () => reader.end()
  signal.addEventListener('abort', stop)
  const read: PageRead[] = []
  try {
    for (const [at, page] of pages.entries()) {
      signal.throwIfAborted()
      onProgress({ done: at, isLoading: false })
      const picture = await pictureOf(page)
      const { lines, radians } = await reader.read(picture, (share) =>
        onProgress({ done: at + share, isLoading: false }),
      )
      const words = lines.reduce((count, { text }) => count + text.split(' ').length, 0)
      const confidence = lines.reduce((sum, line) => sum + line.confidence, 0) / Math.max(1, lines.length)
      if (words < FEWEST_WORDS || confidence < LEAST_CONFIDENCE) throw new Error(hopeless(pages.length, at))
      read.push({ picture, radians, lines: joinedLines(lines) })
    }
  } finally {
    signal.removeEventListener('abort', stop)
    reader.end()
  }
  return withPictures(read)
}

async function withPictures(pages: readonly PageRead[]): Promise<PhotosRead> {
  const lines = pages.flatMap((page) => page.lines.map((line) => ({ page, line })))
  const toConfirm: LineToConfirm[] = []
  const amounts = amountsToConfirm(lines.map(({ line }) => line.text))
  for (const page of pages) {
    const onPage = amounts.filter(({ at }) => lines[at]?.page === page)
    const boxes = onPage.flatMap(({ at }) => lines[at]?.line ?? [])
    const pictures = await cutLines(page.picture, page.radians, boxes)
    for (const [place, amount] of onPage.entries()) {
      const picture = pictures[place]
      if (picture) toConfirm.push({ ...amount, text: boxes[place]?.text ?? '', picture })
    }
  }
  return { lines: lines.map(({ line }) => line.text), toConfirm }
}

const hopeless = (pages: number, at: number) =>
  `We couldn’t read ${pages === 1 ? 'this photo' : `page ${at + 1}`}. Take it from straight above in good light, with the page filling the picture and its lines level, then try again.`
