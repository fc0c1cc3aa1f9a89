// One thread of the studio: takes a job, writes its files, reports.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { develop } from './develop.ts'
import type { Job } from './jobs.ts'
import { PICTURE_FOLDER, type PictureRecord } from './manifest.ts'

export interface Done {
  key: string
  record: PictureRecord
}

const port = parentPort
// One encoder thread per worker, since the workers already use every core.
sharp.concurrency(1)
if (!port) throw new Error('This file runs only as a studio worker.')

port.on('message', async (job: Job) => {
  const { colour, bytes } = await develop(job)
  const { file } = job.output
  const path = join(PICTURE_FOLDER, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  port.postMessage({ key: job.key, record: { hash: job.hash, colour, file, bytes: bytes.length } } satisfies Done)
})
