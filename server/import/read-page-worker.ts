import { parentPort, workerData } from 'node:worker_threads'
import { importFromPage } from '#domain/exchange/recipe-import.ts'
import { lowerPriority } from '#server/threads/lower-priority.ts'
import { type PageToRead, READING } from './read-in-worker.ts'

lowerPriority()
const { text, url } = workerData as PageToRead // what read-in-worker.ts hands over
parentPort?.postMessage(READING)
parentPort?.postMessage(importFromPage(text, url))
