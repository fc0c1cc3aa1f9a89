// Bundles the service worker with Workbox and its precache list into one file.
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'

const WEB = 'dist/web'
const BUNDLE = 'dist/service-worker'

/** Pages that work offline, and the fallback for all others. */
const DOCUMENTS = ['/offline', '/shopping-list', '/favorites', '/add-recipe']
/** The API call that they need. */
const STORE_FOODS = '/api/foods/store'
/** All scripts, so that open pages keep working after a deploy; but what few people ever need is cached once it is used. */
const FILES = ['assets/*.{js,woff2}', 'icon.svg', 'favicon.ico']
const RARE_FILES = ['assets/read-pdf-*.js']

export async function buildServiceWorker() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: BUNDLE,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: 'web/app/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
  const documents = await versionOf(documentSources())
  const foods = await versionOf(['dist/catalogue/foods.json'])
  const { warnings } = await injectManifest({
    swSrc: `${BUNDLE}/service-worker.js`,
    swDest: `${WEB}/service-worker.js`,
    globDirectory: WEB,
    globPatterns: FILES,
    globIgnores: RARE_FILES,
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { '': '/' },
    additionalManifestEntries: [
      ...DOCUMENTS.map((url) => ({ url, revision: documents })),
      { url: STORE_FOODS, revision: foods },
    ],
  })
  if (warnings.length > 0) throw new Error(`The service worker could not be built:\n${warnings.join('\n')}`)
}

/** Everything that determines a document: the build's output, and the code that writes it. */
export function documentSources(): string[] {
  const code = globSync('server/pages/*.ts', { exclude: ['**/*.test.ts'] }).sort()
  const built = [
    `${WEB}/.vite/manifest.json`,
    `${WEB}/.vite/pages.json`,
    `${WEB}/.vite/members.json`,
    `${WEB}/icon.svg`,
  ]
  return [...built, 'dist/server-entry/entry-server.js', ...code]
}

async function versionOf(files: string[]) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
