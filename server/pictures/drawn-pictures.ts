// What has been drawn: the version of each picture, its average color, and the committed file, its largest size.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const MANIFEST = fileURLToPath(new URL('../../catalogue/pictures/manifest.json', import.meta.url))
const Manifest = z.record(
  z.string(),
  z.object({
    hash: z.string().regex(/^[0-9a-f]{8,}$/),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    file: z.string().regex(/^[a-z]+\/[a-z0-9-]+\.avif$/),
  }),
)

/** By folder and name: "recipes/90000101". */
export type DrawnPictures = Readonly<z.infer<typeof Manifest>>

export function readDrawnPictures(): DrawnPictures {
  return Manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
}
