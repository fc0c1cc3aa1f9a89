// npm run dev: hot reload on one port; changes to server code restart the server.
import { spawn } from 'node:child_process'
import { onToldToStop } from './children.mjs'
import { install, node, root, run } from './setup.mjs'

await install()
await run(node, ['build/build-catalogue.ts'])
await run(node, ['build/build-articles.ts'])
const watched = ['--watch', '--watch-path=server', '--watch-path=domain']
const server = spawn(node, [...watched, 'server/main.ts', '--development'], { cwd: root, stdio: 'inherit' })
onToldToStop(() => server.kill())
server.on('exit', (code) => process.exit(code ?? 0))
