// Where the catalogue lies, whichever folder the server is started from.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

let root: string | undefined

/** The package's own folder is the nearest one above with a catalogue; built code may lie deeper than the source. */
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
