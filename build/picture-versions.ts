// Virtual modules with the version of each drawn picture (catalogue/pictures/manifest.json), one per folder, so that a
// page only carries the versions of its own pictures: import { versions } from 'virtual:pictures/cuisines'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { pictureVersion } from '#domain/recipe/recipe-pictures.ts'

const MANIFEST = fileURLToPath(new URL('../catalogue/pictures/manifest.json', import.meta.url))
const NAME = /^virtual:pictures\//
const RESOLVED = /^\0virtual:pictures\/(.+)$/

export function pictureVersions(): Plugin {
  return {
    name: 'picture-versions',
    resolveId(id) {
      if (NAME.test(id)) return `\0${id}`
      return RESOLVED.test(id) ? id : null // Vitest may ask again for what it was told
    },
    load(id) {
      const folder = RESOLVED.exec(id)?.[1]
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
