// Finds a Chromium for the browser tests: an installed one, otherwise Playwright's own download, otherwise Debian's
// package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from './setup.mjs'

/** The headless shell first: the same engine without a window, and faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function installed() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
  for (const folder of (process.env.PATH ?? '').split(':')) {
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name)
  }
  return null
}

function playwrightsOwn() {
  const script = "import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())"
  const { stdout } = spawnSync(node, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' })
  return stdout && existsSync(stdout) ? stdout : null
}

export function findChromium() {
  const found = installed() ?? playwrightsOwn()
  if (found) return found
  console.log('Chromium not found. Downloading it (only once)...')
  spawnSync(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    timeout: 300_000,
  })
  const downloaded = playwrightsOwn()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' })
      const packaged = installed()
      if (packaged) return packaged
    }
  }
  console.error(
    'The browser tests need Chromium, and none could be installed.\nInstall it (Debian: apt-get install chromium), or set CHROMIUM_PATH to its path, then run npm test again.',
  )
  process.exit(1)
}
