// A server process that writes until it is killed, and prints a line for each acknowledged row.
import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openBackend } from '#server/open-backend.ts'
import { clientOf, publicUrl } from './site.ts'

const [dataDir = '', databaseUrl, email = '', password = ''] = process.argv.slice(2)
// Retry after errors, because the database may have been killed.
const isPatient = process.argv.includes('--patient')
const backend = await openBackend({ dataDir, databaseUrl, publicUrl, log: () => undefined })
const client = clientOf(backend)
const { error } = await client.auth.signInWithPassword({ email, password })
if (error) throw error
writeSync(1, 'open\n')
if (process.argv.includes('--idle')) setInterval(() => undefined, 1000)
else await Promise.all([1, 2, 3, 4].map(write))

async function write() {
  for (;;) {
    const { data, error } = await client
      .from('water_logs')
      .insert({ date: '2025-01-01', amount_ml: 1 })
      .select('id')
      .single()
    if (error && !isPatient) throw new Error(error.message)
    if (error) await pause(20)
    else writeSync(1, `${data.id}\n`)
  }
}
