// Uses the site as a new member in a process that can't reach any network or load anything that sends usage data or a
// second database.
import { registerHooks } from 'node:module'
import { Socket } from 'node:net'

registerHooks({
  resolve(name, context, next) {
    if (/sentry|telemetry|posthog|detect-agent|pglite/.test(name)) throw new Error(`${name} was loaded.`)
    return next(name, context)
  },
})
const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...values: unknown[]) {
  if (!JSON.stringify(values).includes('.s.PGSQL.')) throw new Error(`Somebody connects to ${JSON.stringify(values)}.`)
  return Reflect.apply(connect, this, values)
}

const { openSite } = await import('./site.ts')
const [dataDir = ''] = process.argv.slice(2)
const site = await openSite({ dataDir })
const { client } = await site.newMember()
const { error } = await client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 })
if (error) throw new Error(error.message)
await client.from('water_logs').insert({ date: 'never', amount_ml: -1 })
if (process.argv.includes('--crash')) {
  const { stopDatabase } = await import('./killed-writer.ts')
  stopDatabase({ dataDir }, 'SIGKILL')
  process.kill(process.pid, 'SIGKILL')
}
await site.backend.close()
process.stdout.write('done')
