// Reads the configuration, opens what the server needs, listens, and closes everything again. The only file with side
// effects.

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import packageJson from '#package' with { type: 'json' }
import { placeOf } from '#server/database/database-address.ts'
import { finish, listen } from '#server/http/listen.ts'
import { StartError } from '#server/process/start-error.ts'
import { type Config, ConfigError, misspelledSettings, readConfig } from './config.ts'
import { earlierScripts, keepScriptsDaily } from './http/earlier-scripts.ts'
import { createLog } from './http/log.ts'
import { DIST, type OpenApp, openApp } from './open-app.ts'
import { toldToStop } from './stop-signals.ts'
import { backupStore } from './storage/storage-config.ts'

// Defense in depth against prototype pollution: without this accessor, input can't reach Object.prototype.
Reflect.deleteProperty(Object.prototype, '__proto__')

/** How long a start may take to clean up once it's told to stop. */
const ABANDON_WITHIN_MS = 2_500

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  for (const [name, meant] of misspelledSettings(process.env))
    log('warn', `There is no setting ${name}. Did you mean ${meant}?`)
  const development = process.argv.includes('--development')
  const opening = openApp({ config, log, development, stopping })
  const app = (await Promise.race([opening, stopped])) ?? (await abandon(opening))
  const server = await listen(app.listener, config).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  await Promise.race([app.attach(server), stopped])
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  log('info', 'Started.', startedWith(config))
  if (!development)
    keepScriptsDaily(join(DIST, 'web/assets'), earlierScripts(config.dataDir), (reason) =>
      log('info', 'This version’s scripts can’t be kept for pages that stay open during an update.', { reason }),
    )
  if (!stopping.aborted) console.log(`Plateful is open at ${config.publicUrl ?? `http://localhost:${port}`}`)

  await stopped
  await Promise.all([app.detach(), finish(server)])
  await app.close()
}

/** What this process is connected to, without passwords. */
function startedWith(config: Config) {
  const { databaseUrl, hostedBackend, dataDir, publicUrl, trustedProxies, mail, signUp, signInWall, backups } = config
  return {
    version: packageJson.version,
    database: hostedBackend?.url ?? (databaseUrl ? placeOf(databaseUrl) : `embedded, in ${dataDir}`),
    publicUrl,
    trustedProxies,
    mail: mail ? `${mail.smtp.host}:${mail.smtp.port}` : null,
    signUp,
    signInWall,
    backups: backups.everyMs ? backupStore(backups.to).name : 'only by command: BACKUP_EVERY is not set',
    metrics: config.metricsToken ? 'with METRICS_TOKEN' : 'from this machine, unless there is a proxy',
  }
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
