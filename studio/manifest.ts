// What has been drawn already: catalogue/pictures/manifest.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface PictureRecord {
  /** Of everything the picture depends on. */
  hash: string
  /** Average color, shown until the picture has loaded. */
  colour: string
  /** Below catalogue/pictures: the largest size. */
  file: string
  bytes: number
}

export type Manifest = Record<string, PictureRecord>

export const PICTURE_FOLDER = fileURLToPath(new URL('../catalogue/pictures/', import.meta.url))
const MANIFEST_FILE = `${PICTURE_FOLDER}manifest.json`

export function readManifest(): Manifest {
  return existsSync(MANIFEST_FILE) ? JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) : {}
}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(MANIFEST_FILE, `${JSON.stringify(sorted, null, 1)}\n`)
}
