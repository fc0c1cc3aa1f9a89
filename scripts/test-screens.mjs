// npm run test:screens: axe over every route and state on a desk, a phone and the narrowest screen, light and dark.
// npm test does the same without the phone, whose layout is that of the narrowest screen.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './setup.mjs'

await install()
const { findChromium } = await import('./chromium.mjs')
const environment = { ...process.env, CHROMIUM_PATH: findChromium(), EVERY_SCREEN: 'yes' }
const options = { cwd: root, stdio: 'inherit', env: environment }
spawnSync(node, ['build/build.ts', '--if-stale'], options)
const { status } = spawnSync(node, [join('node_modules', '@playwright/test/cli.js'), 'test', 'accessibility'], options)
process.exit(status ?? 1)
