// The catalogue's folder, independent of the working directory.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

let root: string | undefined

/** Searches upward for a folder with a catalogue, because built code may be nested more deeply than the source. */
export function catalogueFile(path: string): string {
  root ??= findRoot(dirname(fileURLToPath(import.meta.url)))
  return join(root, 'catalogue', path)
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'catalogue', 'foods.csv'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The folder catalogue/ with foods.csv was not found above the server.')
  return findRoot(parent)
}
