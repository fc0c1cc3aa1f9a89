// npm run pictures: draws what changed. --only <ids or slugs, comma-separated>, --force, --limit <pictures in this run>.
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type CatalogueEntry, readInput } from './input.ts'
import { allJobs, type Job } from './jobs.ts'
import { type Manifest, PICTURE_FOLDER, readManifest, writeManifest } from './manifest.ts'
import type { Done } from './worker.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    force: { type: 'boolean', default: false },
    limit: { type: 'string', default: 'Infinity' },
  },
})

const { recipes } = readInput()
const jobs = allJobs(recipes)
const manifest = readManifest()
const names = options.only?.split(',')
const wanted = names ? jobs.filter((job) => names.some((name) => isNamed(job, name, recipes))) : jobs
const open = wanted.filter((job) => options.force || !isDrawn(job, manifest)).slice(0, Number(options.limit))
console.log(`${wanted.length} pictures, ${open.length} to draw`)
await drawAll(open, manifest)
if (!options.only) dropStale(jobs, manifest)
writeManifest(manifest)
report(manifest)

function isNamed(job: Job, name: string, all: readonly CatalogueEntry[]): boolean {
  const id = all.find((recipe) => recipe.slug === name)?.id
  return job.key === name || job.key.endsWith(`/${name}`) || (id !== undefined && job.key === `recipes/${id}`)
}

function isDrawn(job: Job, known: Manifest): boolean {
  return known[job.key]?.hash === job.hash && existsSync(join(PICTURE_FOLDER, job.output.file))
}

async function drawAll(queue: readonly Job[], known: Manifest): Promise<void> {
  const waiting = [...queue]
  let done = 0
  const threads = Math.min(availableParallelism(), 2, waiting.length)
  const runs = Array.from({ length: threads }, async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    // From the end, where the hero is: nothing so large is left when the other worker has finished.
    for (let job = waiting.pop(); job; job = waiting.pop()) {
      const { key, record } = await drawn(worker, job)
      known[key] = record
      done++
      // Saved along the way, so that an interrupted run loses little.
      if (done % 5 === 0) writeManifest(known)
      if (done % 20 === 0) console.log(`${done} of ${queue.length}`)
    }
    await worker.terminate()
  })
  await Promise.all(runs)
}

function drawn(worker: Worker, job: Job): Promise<Done> {
  return new Promise((resolve, reject) => {
    worker.once('message', (done: Done) => {
      worker.off('error', reject)
      resolve(done)
    })
    worker.once('error', reject)
    worker.postMessage(job)
  })
}

/** Deletes pictures of removed recipes. */
function dropStale(all: readonly Job[], known: Manifest): void {
  const keys = new Set(all.map((job) => job.key))
  for (const [key, record] of Object.entries(known)) {
    if (keys.has(key)) continue
    rmSync(join(PICTURE_FOLDER, record.file), { force: true })
    delete known[key]
  }
}

function report(known: Manifest): void {
  const sizes = Object.values(known).map(({ bytes }) => bytes)
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  const megabytes = (total / 1e6).toFixed(1)
  const each = (total / 1000 / Math.max(1, sizes.length)).toFixed(1)
  console.log(`${sizes.length} files, ${megabytes} MB; ${each} KB on average`)
}
