// Bundles a module that runs inline in the document: `inlineScript` of './start-page.ts?inline-script' returns the
// script's text, for the value that the module's only export, a function, takes.
import { build, type Plugin, type Rolldown } from 'vite'

const QUERY = '?inline-script'
const NAME = 'script'

export function inlineScripts(): Plugin {
  let minify = true
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      minify = command === 'build' // in development, Vite reads the comments about dynamic imports
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const { code, exports } = await bundled(id.slice(0, -QUERY.length), minify)
      const start = JSON.stringify(`(()=>{${code.trim().replaceAll('</', '<\\/')}${NAME}.${exports[0]}(`)
      return `export const inlineScript = (value) => ${start} + JSON.stringify(value ?? null).replaceAll("<", "\\u003c") + ")})();"`
    },
  }
}

async function bundled(file: string, minify: boolean): Promise<Rolldown.OutputChunk> {
  // With `write: false` and one format, Vite returns one output.
  const [output] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      lib: { entry: file, formats: ['iife'], name: NAME, fileName: 'script' },
      rolldownOptions: { output: { minify, esModule: false, generatedCode: { symbols: false } } },
    },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  if (chunk?.exports.length !== 1) throw new Error(`${file} needs one export, the function to run.`)
  return chunk
}
