import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readInput } from './input.ts'
import { allJobs } from './jobs.ts'
import { PICTURE_FOLDER, readManifest } from './manifest.ts'

const MOST_BYTES_ON_AVERAGE = 30_000

describe('the committed pictures', () => {
  const manifest = readManifest()
  const pictures = Object.values(manifest)
  const jobs = allJobs(readInput().recipes)

  it('show everything but new recipes, and which to draw is listed (npm run pictures)', () => {
    const missing = jobs.filter((job) => !manifest[job.key]).map(({ key }) => key)
    expect(missing.filter((key) => !key.startsWith('recipes/'))).toEqual([])
    if (missing.length > 0) console.warn(`Not drawn yet: ${missing.join(', ')}`)
    // A picture stays good when an amount changes; whoever changed the recipe decides whether to draw it again.
    const changed = jobs
      .filter((job) => manifest[job.key] && manifest[job.key]?.hash !== job.hash)
      .map(({ key }) => key)
    if (changed.length > 0) console.warn(`Changed since they were drawn: ${changed.join(', ')}`)
  })

  it('belong to nothing that is gone', () => {
    const keys = new Set(jobs.map((job) => job.key))
    expect(Object.keys(manifest).filter((key) => !keys.has(key))).toEqual([])
  })

  it('are all there, and as large as the manifest says', () => {
    for (const { file, bytes } of pictures) expect(statSync(join(PICTURE_FOLDER, file)).size, file).toBe(bytes)
  })

  it('are light', () => {
    const total = pictures.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total / pictures.length).toBeLessThan(MOST_BYTES_ON_AVERAGE)
  })

  it('have a color for the place where they will appear', () => {
    for (const { colour } of pictures) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})
