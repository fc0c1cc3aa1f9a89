// Serves the demo and prints how to sign in. With --heavy: a household that has used Plateful for five years. Later starts continue with the same household and fill in the days since.
import { fillDemo, HEAVY, USUAL } from './demo-household.ts'
import { ALEX, ROBIN } from './demo-people.ts'
import { heavyEnvironment, startDemoServer } from './demo-server.ts'

const isHeavy = process.argv.includes('--heavy')
const server = await startDemoServer(process.env.PORT || '3000', isHeavy ? heavyEnvironment(process.env) : process.env)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop())
let hasFailed = false
server.ended.then((code) => process.exit(hasFailed ? 1 : code))

try {
  await fillDemo(server.address, isHeavy ? HEAVY : USUAL)
  console.log(`
  The demo is open at   ${server.address}/auth
  Robin                 ${ROBIN.email}, password: ${ROBIN.password}
  Alex                  ${ALEX.email}, password: ${ALEX.password}

  Press Ctrl+C to stop. The next start picks up where you left off.
`)
} catch (error) {
  hasFailed = true
  console.error(`The demo household couldn’t be set up: ${error instanceof Error ? error.message : error}`)
  server.stop()
}
