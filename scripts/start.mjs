// npm start: install what is missing, build what is stale, serve.
import { spawn } from 'node:child_process'
import { install, node, root, run } from './setup.mjs'

install()
run(node, ['scripts/build.ts', '--if-stale'])
const server = spawn(node, ['server/main.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
