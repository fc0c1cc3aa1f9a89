// The compressed scripts and styles that a browser loads for the first page of a visit, from the build's manifests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const STYLE_SHEET = 'style.css'

export interface LoadedFile {
  name: string
  bytes: number
}

export interface FirstLoad {
  /** The page's source file: "web/pages/home-page.tsx". */
  page: string
  files: LoadedFile[]
  /** Scripts and styles, compressed. */
  bytes: number
  /** The document, its scripts and its font; the style sheet is part of the document. */
  requests: number
}

type Manifest = Record<string, { file: string }>

export function brotliSize(content: Buffer | string): number {
  const bytes = Buffer.from(content)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params }).length
}

/** One for each page of the site; `folder` is the web build (dist/web). */
export function firstLoads(folder: string): FirstLoad[] {
  const read = (name: string) => readFileSync(join(folder, name))
  // Both are the build's own output.
  const manifest = JSON.parse(String(read('.vite/manifest.json'))) as Manifest
  const pages = JSON.parse(String(read('.vite/pages.json'))) as Record<string, string[]>
  const sizes = new Map<string, number>()
  const measured = (name: string): LoadedFile => {
    const bytes = sizes.get(name) ?? brotliSize(read(name))
    sizes.set(name, bytes)
    return { name, bytes }
  }
  const style = fileOf(manifest, STYLE_SHEET)
  return Object.entries(pages).map(([page, scripts]) => {
    const files = [...scripts, style].map(measured)
    return {
      page,
      files,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: 2 + scripts.length,
    }
  })
}

function fileOf(manifest: Manifest, name: string): string {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The web build has no ${name}. Build it again: npm run build`)
  return chunk.file
}
