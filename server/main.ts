// Reads the configuration, opens what the server needs, listens, and closes everything again. The only file with side
// effects.

import { StartError } from '#server/database/start-error.ts'
import { finish, listen } from '#server/http/listen.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './http/log.ts'
import { openApp } from './open-app.ts'

// Defense in depth against prototype pollution: without this accessor, input can't reach Object.prototype.
Reflect.deleteProperty(Object.prototype, '__proto__')

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // Registered first, so that a database that has just started is stopped too.
  const toldToStop = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
  const app = await openApp({ config, log, development: process.argv.includes('--development') })
  const server = await listen(app.listener, config).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  await app.attach(server)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Plateful is open at ${config.publicUrl ?? `http://localhost:${port}`}`)

  await toldToStop
  await app.detach()
  await finish(server)
  await app.close()
  process.exit(0)
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof StartError
  console.error(known ? error.message : error)
  process.exit(1)
})
