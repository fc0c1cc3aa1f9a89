// Runs on whatever Node the machine has (20.19 or newer): installs what is missing, and returns which Node to continue
// with.
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './children.mjs'
import { showProgress } from './progress.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Node's compile cache, so that the server starts faster the next time. */
export const COMPILE_CACHE = join(root, 'node_modules/.cache/compiled')

/** npm writes this file at the end of a complete install. */
const installed = join(root, 'node_modules/.package-lock.json')
const lock = join(root, 'package-lock.json')

export async function install() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs && existsSync(node)) return
  console.log('Installing packages. This happens once and takes about half a minute.')
  if (!(await installLocked())) {
    // Never without the lock: its hashes are what makes sure that these are the packages we know.
    console.error('npm ci failed, as it says above. Nothing was started, and no package was installed another way.')
    console.error(
      'Without a network, try again with one. If package.json was changed: npm install && npm run lock:complete',
    )
    process.exit(1)
  }
  const now = new Date()
  utimesSync(installed, now, now)
}

/** True if it worked. */
async function installLocked() {
  // Nothing we use needs install scripts; skipping them is safer and works without a compiler.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const child = startChild('npm', ['ci', ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const places = packagesForThisMachine()
  const done = showProgress('packages', places.length, () => places.filter((place) => existsSync(place)).length)
  const worked = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
  done()
  return worked
}

function packagesForThisMachine() {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'))
  // npm installs the optional packages for this platform; those without a platform are WebAssembly builds for browsers.
  const fits = ({ optional, os, cpu, libc }) =>
    !optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && !libc?.includes('musl'))
  return Object.entries(packages).flatMap(([place, entry]) =>
    place !== '' && fits(entry) ? join(root, place, 'package.json') : [],
  )
}

export async function run(command, args, options) {
  const child = startChild(command, args, { cwd: root, stdio: 'inherit', ...options })
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  if (code !== 0) process.exit(code ?? 1)
}
