// Parses pages on a worker thread, because a page of two megabytes would block other requests.
import { Worker } from 'node:worker_threads'
import type { ImportResult } from '#domain/exchange/recipe-import.ts'
import { failures } from './import-failure.ts'

const READ_WITHIN_MS = 5_000
/** The time limit for starting the thread, which is only slow on a busy machine. */
const START_WITHIN_MS = 20_000
/** The thread's message before it starts to parse. */
export const READING = 'reading'
const MOST_MEMORY_MB = 128

export interface PageToRead {
  text: string
  url: string
}

export function readInWorker(page: PageToRead): Promise<ImportResult> {
  const worker = new Worker(new URL('./read-page-worker.ts', import.meta.url), {
    workerData: page,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  return new Promise<ImportResult>((resolve, reject) => {
    const giveUp = () => reject(failures.unreadable())
    let late = setTimeout(giveUp, START_WITHIN_MS)
    worker.on('message', (message: ImportResult | typeof READING) => {
      if (message !== READING) return resolve(message)
      clearTimeout(late)
      late = setTimeout(giveUp, READ_WITHIN_MS)
    })
    worker.once('error', giveUp)
    worker.once('exit', () => clearTimeout(late))
  }).finally(() => worker.terminate())
}
