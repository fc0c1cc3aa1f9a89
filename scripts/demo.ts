// Serves the demo and prints how to sign in. A restart keeps the member and fills in the days since.
import { DEMO_MEMBER, fillDemo } from './demo-member.ts'
import { startDemoServer } from './demo-server.ts'

const server = await startDemoServer({ port: process.env.PORT ?? '3000', dataDir: process.env.DATA_DIR })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop())
server.ended.then((code) => process.exit(code))

try {
  await fillDemo(server.address)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  server.stop()
  process.exitCode = 1
}
console.log(`
  The demo is open at   ${server.address}/auth
  E-mail                ${DEMO_MEMBER.email}
  Password              ${DEMO_MEMBER.password}

  Ctrl+C ends it; the next start goes on where it stopped.
`)
