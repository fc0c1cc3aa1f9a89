// npm start: installs dependencies, rebuilds what is stale, serves.
import { spawn } from 'node:child_process'
import { install, node, root, run } from './setup.mjs'

install()
run(node, ['build/build.ts', '--if-stale'])
// Saves a fifth of the memory: a small young generation, and few malloc arenas for the compression threads.
const env = { MALLOC_ARENA_MAX: '2', ...process.env }
const server = spawn(node, ['--max-semi-space-size=4', 'server/main.ts'], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
