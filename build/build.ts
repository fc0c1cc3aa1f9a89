// Builds everything that the server serves: web application, server entry, catalogue, articles, compressed assets.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildServiceWorker } from './build-service-worker.ts'
import { isFresh } from './is-fresh.ts'
import { writeLicenses } from './licenses.ts'

const STAMP = 'dist/built.json'
const SOURCES = ['catalogue', 'domain', 'server', 'web', 'package-lock.json', 'build', 'vite.config.ts']
const COMPRESSIBLE = /\.(m?js|wasm|ttf|css|svg|webmanifest|json|txt)$/
/** Brotli's best takes ten seconds per megabyte; the next best is a few percent larger. */
const LARGE_BYTES = 400_000

async function compressAssets(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    const quality = bytes.length < LARGE_BYTES ? 11 : 9
    await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function runScript(file: string, ...options: string[]) {
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${file} failed; the build was stopped.`)
}

/** All of them take a minute, so only `npm run build` waits for that; the site's own pictures are on the first page. */
const picturesOf = (keys: string) => () => runScript('build/smaller-pictures.ts', '--only', keys)

const STEPS: [what: string, step: () => unknown][] = [
  ['recipes and foods', () => runScript('build/build-catalogue.ts')],
  ['articles', () => runScript('build/build-articles.ts')],
  ['pages for the browser', () => build({ logLevel: 'warn' })],
  ['pages for the server', () => build({ logLevel: 'warn', build: { ssr: true } })],
  ['offline support', buildServiceWorker],
  ['licenses', () => writeLicenses('dist/licenses.txt')],
  ['compression', () => compressAssets('dist/web')],
  ['pictures', picturesOf(process.argv.includes('--if-stale') ? 'site/' : '')],
]

async function main() {
  if (process.argv.includes('--if-stale') && (await isFresh(STAMP, SOURCES))) return
  console.log('Building. This happens after every change and takes about ten seconds.')
  const startedAt = new Date()
  await rm(STAMP, { force: true })
  await mkdir('dist', { recursive: true })
  for (const [at, [what, step]] of STEPS.entries()) {
    console.log(`  ${at + 1} of ${STEPS.length}: ${what}`)
    await step()
  }
  await writeFile(STAMP, JSON.stringify({ startedAt: startedAt.toISOString(), node: process.version }))
}

/** What the person who starts Plateful can do about it, if we know. */
function reasonOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Plateful may not write to ${resolve('dist')}. Give the folder to the user who starts it, or run npm run build as its owner.`
  return code === 'ENOSPC' ? 'The disk is full. The build needs about 100 MB.' : null
}

await main().catch((error: unknown) => {
  const reason = reasonOf(error)
  if (!reason) throw error
  console.error(reason)
  process.exit(1)
})
