// A server process that writes until it is killed, and says what was acknowledged: one line a row, as soon as it is.
import { writeSync } from 'node:fs'
import { openBackend } from '#server/engine/open-backend.ts'
import { clientOf, publicUrl } from './site.ts'

const [dataDir = '', databaseUrl, email = '', password = ''] = process.argv.slice(2)
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
    if (error) throw new Error(error.message)
    writeSync(1, `${data.id}\n`)
  }
}
