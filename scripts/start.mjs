// npm start: install what is missing, build what is stale, serve.
import { spawn } from 'node:child_process'
import { onToldToStop } from './children.mjs'
import { COMPILE_CACHE, install, node, root, run } from './setup.mjs'
import { makeSmallerPictures } from './smaller-pictures.mjs'

await install()
await run(node, ['build/build.ts', '--if-stale'])
console.log('Starting the server and its database.')
// Less memory under load (docs/measurements.md): a small young generation for short-lived objects, a heap that grows in
// smaller steps because it is limited (to more than twice what a busy server needs), and few heaps for the threads that
// compress.
const memory = ['--max-semi-space-size=4', '--max-old-space-size=768']
const env = { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env }
// The server also stops when this channel closes: when this process was killed.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
const server = spawn(node, [...memory, 'server/main.ts'], { cwd: root, stdio, env })
makeSmallerPictures()
onToldToStop((signal) => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
