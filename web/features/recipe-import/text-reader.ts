// Reads the text in pictures with Tesseract, on this device. We speak to its worker ourselves: its own starter makes a
// worker from any address, which our pages don't allow.
import type { PrintedLine } from '#domain/exchange/printed-lines.ts'
import { scriptAddress } from '#web/device/script-address.ts'

/** A line, and how sure Tesseract is of it: 0 to 100. */
interface ReadLine extends PrintedLine {
  confidence: number
}

export interface ReadPicture {
  lines: ReadLine[]
  /** How far the picture was turned to make the lines level. The lines are where they are in the turned picture. */
  radians: number
}

export interface TextReader {
  read(picture: Blob, onProgress: (share: number) => void): Promise<ReadPicture>
  /** Frees its memory, which is a few hundred megabytes. */
  end(): void
}

/** What its worker sends; the parts of it that we use. */
interface WorkerResponse {
  jobId: string
  status: 'resolve' | 'reject' | 'progress'
  data: unknown
}

interface Recognized {
  blocks: { paragraphs: { lines: RecognizedLine[] }[] }[] | null
  rotateRadians: number
}

interface RecognizedLine {
  text: string
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
}

interface Job {
  resolve(data: unknown): void
  reject(error: Error): void
  onProgress?: (share: number) => void
}

const FOLDER: string = import.meta.env.TESSERACT
const LANGUAGE = 'eng'
/** Its newer engine, the only one whose data we have. */
const LSTM_ONLY = 1
/** The resolution of a good photo; otherwise Tesseract guesses it, and says so in the console. */
const OPTIONS = { rotateAuto: true, user_defined_dpi: '250' }
/** Less is dirt and shadows. */
const LEAST_CONFIDENCE = 25

const NOT_LOADED = 'We couldn’t load what reads photos. Check your connection and try again.'
const NOT_READ = 'We couldn’t read this photo. Try another one.'

export async function openTextReader(): Promise<TextReader> {
  const worker = new Worker(scriptAddress(`${FOLDER}worker.min.js`))
  const jobs = new Map<string, Job>()
  const end = () => {
    worker.terminate()
    for (const job of jobs.values()) job.reject(new Error(NOT_READ))
  }

  function send(action: string, payload: object, failure: string, onProgress?: Job['onProgress']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      jobs.set(action, { resolve, reject: () => reject(new Error(failure)), ...(onProgress && { onProgress }) })
      worker.postMessage({ workerId: 'reader', jobId: action, action, payload })
    })
  }

  worker.onmessage = ({ data: { jobId, status, data } }: MessageEvent<WorkerResponse>) => {
    const job = jobs.get(jobId)
    if (status === 'progress') {
      const { status: what, progress } = data as { status: string; progress: number } // Tesseract's own message
      if (what === 'recognizing text') job?.onProgress?.(progress)
      return
    }
    jobs.delete(jobId)
    if (status === 'resolve') job?.resolve(data)
    else job?.reject(new Error(String(data)))
  }
  worker.onerror = end

  try {
    const corePath = new URL(`${FOLDER}tesseract-core-simd-lstm.js`, location.href).href
    await send('load', { options: { lstmOnly: true, corePath, logging: false } }, NOT_LOADED)
    const langPath = new URL(FOLDER, location.href).href
    // The browser's own cache keeps the data.
    const options = { langPath, cacheMethod: 'none', gzip: false, lstmOnly: true }
    await send('loadLanguage', { langs: [LANGUAGE], options }, NOT_LOADED)
    await send('initialize', { langs: [LANGUAGE], oem: LSTM_ONLY, config: {} }, NOT_LOADED)
  } catch (error) {
    end()
    throw error
  }

  return {
    end,
    async read(picture, onProgress) {
      const image = new Uint8Array(await picture.arrayBuffer())
      const payload = { image, options: OPTIONS, output: { text: false, blocks: true } }
      const { blocks, rotateRadians } = (await send('recognize', payload, NOT_READ, onProgress)) as Recognized // its worker's result
      const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
      return { lines: lines.filter(isText).map(lineOf), radians: rotateRadians }
    },
  }
}

const isText = ({ text, confidence }: RecognizedLine) => confidence >= LEAST_CONFIDENCE && /[\p{L}\d]/u.test(text)

const lineOf = ({ text, confidence, bbox }: RecognizedLine): ReadLine => ({
  text: text.replace(/\s+/g, ' ').trim(),
  confidence,
  left: bbox.x0,
  top: bbox.y0,
  right: bbox.x1,
  bottom: bbox.y1,
})
