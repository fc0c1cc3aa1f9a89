// Tells the pages which drawing each picture is (catalogue/pictures/manifest.json), a folder at a time, so that a page
// carries the versions of its own pictures only: import { versions } from 'virtual:pictures/cuisines'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { pictureVersion } from '#domain/recipe/recipe-pictures.ts'

const MANIFEST = fileURLToPath(new URL('../catalogue/pictures/manifest.json', import.meta.url))
const MODULE = /^\0?virtual:pictures\/(.+)$/

export function pictureVersions(): Plugin {
  return {
    name: 'picture-versions',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const folder = MODULE.exec(id)?.[1]
      if (!folder) return null
      this.addWatchFile(MANIFEST)
      const drawn: Record<string, { hash: string; colour: string }> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
      const versions = Object.entries(drawn)
        .filter(([key]) => key.startsWith(`${folder}/`))
        .map(([key, drawing]) => [key.slice(folder.length + 1), pictureVersion(drawing)])
      return `export const versions = ${JSON.stringify(Object.fromEntries(versions))}`
    },
  }
}
