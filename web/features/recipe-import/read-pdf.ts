// A PDF's text, or, if it has none, pictures of its pages. This module is loaded with PDF.js, when a PDF is chosen.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { joinedLines, type PrintedLine } from '#domain/exchange/printed-lines.ts'
import { inReadingOrder } from '#domain/exchange/reading-order.ts'
import { scriptAddress } from '#web/device/script-address.ts'
import type { Progress } from './read-import.ts'

const FOLDER: string = import.meta.env.PDFJS
const MOST_BYTES = 50 * 1024 * 1024
const MOST_PAGES = 60
/** Reading a picture takes a few seconds. */
const MOST_PICTURES = 12
const FEWEST_LETTERS = 20
/** The resolution at which pages without text are drawn. */
const PIXELS_PER_INCH = 220

export interface PdfRead {
  text: string
  /** Its pages, if it has no text. */
  pictures: Blob[]
}

export async function readPdf(
  file: File,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<PdfRead> {
  if (file.size > MOST_BYTES) throw new Error('This PDF is larger than 50 MB. Save only the pages with the recipe.')
  const port = new Worker(scriptAddress(`${FOLDER}pdf.worker.min.mjs`), { type: 'module' })
  GlobalWorkerOptions.workerPort = port
  const folder = new URL(FOLDER, location.href).href
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    cMapUrl: folder,
    cMapPacked: true,
    standardFontDataUrl: folder,
    wasmUrl: folder,
    useWorkerFetch: true,
    disableFontFace: true,
    enableXfa: false,
    disableWorkerRendering: true,
  })
  const stop = () => port.terminate()
  signal.addEventListener('abort', stop)
  try {
    const pdf = await Promise.race([loading.promise.catch(explain), failureOf(port, signal)])
    if (pdf.numPages > MOST_PAGES)
      throw new Error(`This PDF has ${pdf.numPages} pages. Save only those with the recipe: at most ${MOST_PAGES}.`)
    return await Promise.race([pagesOf(pdf, onProgress, signal), failureOf(port, signal)])
  } finally {
    signal.removeEventListener('abort', stop)
    loading.destroy().catch(() => undefined) // it may be gone already
    port.terminate()
  }
}

const failureOf = (port: Worker, signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    port.addEventListener('error', () =>
      reject(new Error('We couldn’t load what reads PDFs. Check your connection and try again.')),
    )
    signal.addEventListener('abort', () => reject(new Error('The import was stopped.')))
  })

function explain(error: Error): never {
  if (error.name === 'PasswordException')
    throw new Error('This PDF is locked with a password. Open it, and save a copy without one.')
  throw new Error('This PDF is damaged, or it isn’t one.')
}

async function pagesOf(
  pdf: PDFDocumentProxy,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<PdfRead> {
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    onProgress({ done: number - 1, total: pdf.numPages })
    const page = await pdf.getPage(number)
    const lines = joinedLines(inReadingOrder(await piecesOf(page)))
    texts.push(lines.map(({ text }) => text).join('\n'))
    page.cleanup()
  }
  const text = texts.join('\n')
  if (text.replace(/\P{L}/gu, '').length >= FEWEST_LETTERS) return { text, pictures: [] }
  if (pdf.numPages > MOST_PICTURES)
    throw new Error(
      `This PDF is made of ${pdf.numPages} pictures. Save only the pages with the recipe: at most ${MOST_PICTURES}.`,
    )
  const pictures: Blob[] = []
  for (let number = 1; number <= pdf.numPages && !signal.aborted; number++)
    pictures.push(await drawn(await pdf.getPage(number)))
  return { text: '', pictures }
}

/** From the bottom left, as PDF counts, to the top left. */
async function piecesOf(page: PDFPageProxy): Promise<PrintedLine[]> {
  const { items } = await page.getTextContent()
  const { height: pageHeight } = page.getViewport({ scale: 1 })
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return []
    const [, , , , left = 0, base = 0] = item.transform as number[] // a matrix, as PDF defines it
    const bottom = pageHeight - base
    return [{ text: item.str, left, right: left + item.width, top: bottom - item.height, bottom }]
  })
}

async function drawn(page: PDFPageProxy): Promise<Blob> {
  const viewport = page.getViewport({ scale: PIXELS_PER_INCH / 72 })
  const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height })
  await page.render({ canvas, viewport }).promise
  page.cleanup()
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This page couldn’t be drawn.'))), 'image/png'),
  )
}
