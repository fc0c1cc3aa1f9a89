// npm run demo: the product with a household of two who have been here for three months, on a data folder of its own.
import { spawn } from 'node:child_process'
import { install, node, root, run } from './setup.mjs'

await install()
run(node, ['build/build.ts', '--if-stale'])
const demo = spawn(node, ['scripts/demo.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => demo.kill(signal))
demo.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
