// Reads the built web application: the server entry, the style sheet, and which script starts which page.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { WebBuild, WebEntry } from './web-entry.ts'

const CLIENT_ENTRY = 'web/app/entry-client.tsx'
const Manifest = z.record(z.string(), z.object({ file: z.string() }))

export async function readBuiltWeb(dist: string): Promise<WebBuild> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(dist, 'web/.vite/manifest.json'), 'utf8')))
  // The build's own export; its shape is WebEntry by the type check of web/app/entry-server.tsx.
  const entry = (await import(pathToFileURL(join(dist, 'server-entry/entry-server.js')).href)) as WebEntry
  const client = manifest[CLIENT_ENTRY]
  if (!client) throw new Error(`The build has no ${CLIENT_ENTRY}. Run the build again: npm run build`)
  const css = manifest['style.css']
  if (!css) throw new Error('The build has no style sheet. Run the build again: npm run build')
  return {
    entry,
    css: await readFile(join(dist, 'web', css.file), 'utf8'),
    headTags: '',
    scriptsFor: (file) =>
      [client.file, manifest[file]?.file].filter((name) => name !== undefined).map((name) => `/${name}`),
  }
}
