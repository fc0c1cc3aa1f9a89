// npm run demo: the product with a household of two that has used it for three months, in its own data folder.
import { spawn } from 'node:child_process'
import { onToldToStop } from './children.mjs'
import { install, node, root, run } from './setup.mjs'
import { makeSmallerPictures } from './smaller-pictures.mjs'

await install()
await run(node, ['build/build.ts', '--if-stale'])
const demo = spawn(node, ['scripts/demo.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
makeSmallerPictures()
onToldToStop(() => demo.kill())
demo.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
