// Reading a page of two megabytes can take longer than others should wait, so it is done on a thread of its own.
import { Worker } from 'node:worker_threads'
import type { ImportResult } from '#domain/exchange/recipe-import.ts'
import { failures } from './import-failure.ts'

const READ_WITHIN_MS = 5_000
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
    const late = setTimeout(() => reject(failures.unreadable()), READ_WITHIN_MS)
    worker.once('message', resolve)
    worker.once('error', () => reject(failures.unreadable()))
    worker.once('exit', () => clearTimeout(late))
  }).finally(() => worker.terminate())
}
