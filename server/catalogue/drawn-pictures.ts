// What the studio has drawn: the version of each picture, and its average color.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { DrawnPictures } from './compile-catalogue.ts'

const MANIFEST = fileURLToPath(new URL('../../catalogue/pictures/manifest.json', import.meta.url))
const Manifest = z.record(
  z.string(),
  z.object({ hash: z.string().regex(/^[0-9a-f]{8,}$/), colour: z.string().regex(/^#[0-9a-f]{6}$/) }),
)

export function readDrawnPictures(): DrawnPictures {
  return Manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
}
