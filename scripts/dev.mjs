// npm run dev: the product with hot reload, on one port. A change of the server's own code restarts it.
import { spawn } from 'node:child_process'
import { install, node, root, run } from './setup.mjs'

await install()
run(node, ['build/build-catalogue.ts'])
run(node, ['build/build-articles.ts'])
const watched = ['--watch', '--watch-path=server', '--watch-path=domain']
const server = spawn(node, [...watched, 'server/main.ts', '--development'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
