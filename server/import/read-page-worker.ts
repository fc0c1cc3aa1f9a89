import { parentPort, workerData } from 'node:worker_threads'
import { importFromPage } from '#domain/exchange/recipe-import.ts'
import type { PageToRead } from './read-in-worker.ts'

const { text, url } = workerData as PageToRead // what read-in-worker.ts hands over
parentPort?.postMessage(importFromPage(text, url))
