// npm run test:screens: axe on every route and state, on a desktop, a phone and the narrowest screen, light and dark.
// npm test checks part of that (e2e/axe.ts).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './setup.mjs'

await install()
const { findChromium } = await import('./chromium.mjs')
const env = { ...process.env, CHROMIUM_PATH: findChromium(), EVERY_SCREEN: 'yes' }

function run(...command) {
  const { status } = spawnSync(node, command, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

run('build/build.ts', '--if-stale')
run(join('node_modules', '@playwright/test/cli.js'), 'test', 'accessibility')
