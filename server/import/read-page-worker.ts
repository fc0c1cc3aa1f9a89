import { parentPort, workerData } from 'node:worker_threads'
import { importFromPage } from '#domain/exchange/recipe-import.ts'
import { type PageToRead, READING } from './read-in-worker.ts'

const { text, url } = workerData as PageToRead // what read-in-worker.ts hands over
parentPort?.postMessage(READING)
parentPort?.postMessage(importFromPage(text, url))
