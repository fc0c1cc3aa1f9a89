// Runs on any installed Node (20.19 or newer): installs dependencies and returns the Node to continue with.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** npm writes this file at the end of a finished install. */
const installed = join(root, 'node_modules/.package-lock.json')

export function install() {
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs && existsSync(node)) return
  console.log('Installing dependencies (only once) ...')
  // Nothing we use needs install scripts; skipping them is safer and works without a compiler.
  // Not `npm ci`: it refuses a lock that lacks optional builds for platforms which a package does not publish.
  run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  const now = new Date()
  utimesSync(installed, now, now)
}

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
