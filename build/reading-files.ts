// What reads photos and PDFs in the browser (Tesseract and PDF.js): large files that are loaded when somebody chooses
// one. They are copied as they are, into folders named after their versions.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'

interface ReadingFolder {
  /** The package whose version is in the folder's name. */
  version: string
  files: readonly string[]
}

const FOLDERS: Readonly<Record<string, ReadingFolder>> = {
  tesseract: {
    version: 'tesseract.js',
    files: [
      'tesseract.js/dist/worker.min.js',
      'tesseract.js/dist/worker.min.js.LICENSE.txt',
      'tesseract.js-core/tesseract-core-simd-lstm.{js,wasm}',
      'tesseract.js-core/LICENSE',
      '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    ],
  },
  pdfjs: {
    version: 'pdfjs-dist',
    files: [
      'pdfjs-dist/build/pdf.worker.min.mjs',
      'pdfjs-dist/cmaps/*.bcmap',
      'pdfjs-dist/standard_fonts/*.{pfb,ttf}',
      'pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
      'pdfjs-dist/LICENSE',
      'pdfjs-dist/{cmaps/LICENSE,standard_fonts/LICENSE_*,wasm/LICENSE_*}',
    ],
  },
}

/** "/assets/tesseract-7.0.0/" */
export function readingFolder(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${FOLDERS[name]?.version}/package.json`, 'utf8'))
  return `/assets/${name}-${version}/`
}

/** Each file's address on the site, and where it is. */
function addresses(): Map<string, string> {
  return new Map(
    Object.entries(FOLDERS).flatMap(([name, { files }]) => {
      const folder = readingFolder(name)
      return globSync(files.map((file) => `node_modules/${file}`)).map((file) => [folder + addressName(file), file])
    }),
  )
}

/** The data stays compressed as it is (Tesseract unpacks it), so it needs a name that isn't another file's encoding. */
const addressName = (file: string) => {
  const name = basename(file).replace(/\.gz$/, '')
  if (name === 'LICENSE') return `LICENSE_${basename(dirname(file))}.txt`
  return name.startsWith('LICENSE') ? `${name}.txt` : name
}

export function readingFiles(): Plugin {
  return {
    name: 'reading-files',
    generateBundle() {
      for (const [address, file] of addresses())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(file) })
    },
    configureServer({ middlewares }) {
      const files = addresses()
      middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '')
        if (!file) return next()
        if (/js$/.test(file)) response.setHeader('Content-Type', 'text/javascript')
        if (/wasm$/.test(file)) response.setHeader('Content-Type', 'application/wasm')
        response.end(readFileSync(file))
      })
    },
  }
}
