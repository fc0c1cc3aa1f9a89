// Reads the configuration, opens what the server needs, listens, and closes everything again. The only file with side
// effects.

import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#server/database/start-error.ts'
import { finish, listen } from '#server/http/listen.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './http/log.ts'
import { type OpenApp, openApp } from './open-app.ts'
import { toldToStop } from './stop-signals.ts'

// Defense in depth against prototype pollution: without this accessor, input can't reach Object.prototype.
Reflect.deleteProperty(Object.prototype, '__proto__')

/** How long a start may take to clean up once it's told to stop. */
const ABANDON_WITHIN_MS = 2_500

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const opening = openApp({ config, log, development: process.argv.includes('--development'), stopping })
  const app = (await Promise.race([opening, stopped])) ?? (await abandon(opening))
  const server = await listen(app.listener, config).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  await Promise.race([app.attach(server), stopped])
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  if (!stopping.aborted) console.log(`Plateful is open at ${config.publicUrl ?? `http://localhost:${port}`}`)

  await stopped
  await Promise.all([app.detach(), finish(server)])
  await app.close()
}

async function abandon(opening: Promise<OpenApp>): Promise<never> {
  await Promise.race([opening.then((app) => app.close()), pause(ABANDON_WITHIN_MS)])
  throw new Error('The start was abandoned.')
}

const stopping = toldToStop()
const stopped = new Promise<void>((resolve) => {
  if (stopping.aborted) resolve()
  else stopping.addEventListener('abort', () => resolve())
})

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (stopping.aborted) process.exit(0)
    const known = error instanceof ConfigError || error instanceof StartError
    console.error(known ? error.message : error)
    process.exit(1)
  },
)
