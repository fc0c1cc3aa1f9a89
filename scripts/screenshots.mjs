// npm run screenshots: takes the README's pictures from the demo.
import { findChromium } from './chromium.mjs'
import { install, node, run } from './setup.mjs'

await install()
await run(node, ['build/build.ts', '--if-stale'])
await run(node, ['scripts/screenshots.ts'], { env: { ...process.env, CHROMIUM_PATH: findChromium() } })
