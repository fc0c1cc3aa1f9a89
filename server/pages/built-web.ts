// Loads the built web application: the server entry, the style sheet, and which scripts each page needs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { WebBuild, WebEntry } from './web-entry.ts'

const CLIENT_ENTRY = 'web/app/entry-client.tsx'
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const Manifest = z.record(z.string(), z.object({ file: z.string() }))
const PageScripts = z.record(z.string(), z.array(z.string()))

export async function readBuiltWeb(dist: string): Promise<WebBuild> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(dist, 'web/.vite', name), 'utf8'))
  const manifest = Manifest.parse(await read('manifest.json'))
  const scripts = PageScripts.parse(await read('pages.json'))
  const members = PageScripts.parse(await read('members.json'))
  // The build's own export; the type check of web/app/entry-server.tsx guarantees that it is a WebEntry.
  const entry = (await import(pathToFileURL(join(dist, 'server-entry/entry-server.js')).href)) as WebEntry
  const client = manifest[CLIENT_ENTRY]
  const css = manifest['style.css']
  const font = manifest[FONT]
  if (!client || !css || !font) throw new Error('The web build is not complete. Run it again: npm run build')
  return {
    entry,
    css: await readFile(join(dist, 'web', css.file), 'utf8'),
    font: `/${font.file}`,
    icon: svgAddress(await readFile(join(dist, 'web/icon.svg'), 'utf8')),
    headTags: '',
    scriptsFor: (file) => (scripts[file] ?? [client.file]).map((name) => `/${name}`),
    memberScriptsFor: (file) => (members[file] ?? []).map((name) => `/${name}`),
  }
}

/** As a data: URL, which saves a request. */
function svgAddress(svg: string) {
  const line = svg.replace(/\s*\n\s*/g, '').replaceAll('"', "'")
  return `data:image/svg+xml,${line.replace(/[%#<>]/g, (sign) => encodeURIComponent(sign))}`
}
