import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDrawnPictures } from './drawn-pictures.ts'
import { smallerSizes } from './smaller-sizes.ts'

describe('the pictures of the catalogue', () => {
  const pictures = Object.entries(readDrawnPictures())

  it('are each committed in their largest size', () => {
    expect(pictures.length).toBeGreaterThan(500)
    const missing = pictures.filter(([, { file }]) => !existsSync(join('catalogue/pictures', file)))
    expect(missing).toEqual([])
  })

  it('are committed in no other size', () => {
    const committed = pictures.flatMap(([key]) =>
      smallerSizes(key).filter(({ file }) => existsSync(join('catalogue/pictures', file))),
    )
    expect(committed).toEqual([])
  })
})
