import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { allJobs } from './jobs.ts'
import { PICTURE_FOLDER, readManifest } from './manifest.ts'

/** Of one picture in all its sizes. */
const MOST_BYTES = 60_000
const MOST_CARD_BYTES = 12_000

describe('the committed pictures', () => {
  const manifest = readManifest()
  const jobs = allJobs(readCatalogueFiles().recipes)

  it('are those of the recipes as they are now (else: npm run pictures)', () => {
    const outdated = jobs.filter((job) => manifest[job.key]?.hash !== job.hash).map((job) => job.key)
    expect(outdated).toEqual([])
  })

  it('belong to nothing that is gone', () => {
    const keys = new Set(jobs.map((job) => job.key))
    expect(Object.keys(manifest).filter((key) => !keys.has(key))).toEqual([])
  })

  it('are all there, and as large as the manifest says', () => {
    for (const record of Object.values(manifest)) {
      for (const [file, bytes] of Object.entries(record.files)) {
        expect(statSync(join(PICTURE_FOLDER, file)).size, file).toBe(bytes)
      }
    }
  })

  it('are light: 60 KB in all sizes together, a card 12 KB on average', () => {
    const files = Object.values(manifest).flatMap((record) => Object.entries(record.files))
    const cards = files.filter(([file]) => file.endsWith('-480.avif')).map(([, bytes]) => bytes)
    expect(files.reduce((sum, [, bytes]) => sum + bytes, 0) / jobs.length).toBeLessThan(MOST_BYTES)
    expect(cards.reduce((sum, bytes) => sum + bytes, 0) / cards.length).toBeLessThan(MOST_CARD_BYTES)
  })

  it('have a colour for the place where they will appear', () => {
    for (const { colour } of Object.values(manifest)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})
