// npm run bench:sync: how long a change takes from one device to the others, with many households connected at once,
// the memory of an open connection, and what an edit costs in a household with 2,000 recipes. Server, database and devices share this machine.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import type { Member } from '#server/database/testing/site.ts'
import { openPhoenixClient, type PhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { openRealtimeSite } from '#server/realtime/testing/realtime-site.ts'
import { largeHousehold } from './sync-large-household.ts'

const HOUSEHOLDS = Number(process.env.HOUSEHOLDS ?? 50)
const MEMBERS = 4
const TICKS = 10
/** Every household makes one change in this time. */
const PACE_MS = 5000

const folder = await mkdtemp(join(tmpdir(), 'plateful-bench-sync-'))
const database = await startEmbedded(folder)
// Clean up the database if somebody aborts the run.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => database.stop().finally(() => process.exit(1)))
const open = await openRealtimeSite({ dataDir: folder, databaseUrl: database.url }, { socketsPerAddress: 10_000 })

// Signing up 200 people takes half a minute, the changes most of a minute: print progress, or it looks as if it hung.
console.log(`Making ${HOUSEHOLDS} households of ${MEMBERS} …`)
const households = await inTurn(HOUSEHOLDS, async () => {
  const members = await inTurn(MEMBERS, () => open.site.newMember())
  const [host, ...guests] = members
  if (!host) throw new Error('A household needs somebody.')
  for (const guest of guests) {
    const { data: token } = await host.client.rpc('create_invitation')
    const { error } = await guest.client.rpc('join_household', { token })
    if (error) throw new Error(error.message)
  }
  return { host, members, id: String((await host.client.rpc('my_household')).data) }
})

const memoryBefore = settledMemory()
const devices = await inTurn(HOUSEHOLDS, async (place) => {
  const { members = [], id = '' } = households[place] ?? {}
  return Promise.all(members.map((member) => device(member, id)))
})
const sockets = HOUSEHOLDS * MEMBERS
const bytesPerSocket = (settledMemory() - memoryBefore) / sockets

console.log(`Ticking for ${(TICKS * PACE_MS) / 1000} seconds …`)
const delays: number[] = []
let lost = 0
const responses: number[] = []
await Promise.all(
  households.map(async ({ host }, place) => {
    await pause((PACE_MS * place) / HOUSEHOLDS) // spread over time, as for real people
    for (let tick = 0; tick < TICKS; tick++) {
      const others = (devices[place] ?? []).slice(1)
      const heard = others.map((other) => other.hears(isNewBroadcast(other), 30_000))
      const started = performance.now()
      const row = { id: randomUUID(), name: 'Milk' }
      const operations = [{ seq: tick + 1, kind: 'put', row, fields: null }]
      const sent = host.client.rpc('apply_operations', { store: 'shopping_items', device: host.id, operations })
      const timed = async (delivery: Promise<unknown>) => {
        try {
          await delivery
          delays.push(performance.now() - started)
        } catch {
          lost += 1 // the others are still worth measuring
        }
      }
      const all = Promise.all(heard.map(timed))
      const { error } = await sent
      responses.push(performance.now() - started)
      if (error) throw new Error(error.message)
      await all
      await pause(Math.max(0, PACE_MS - (performance.now() - started)))
    }
  }),
)

console.log(`${HOUSEHOLDS} households of ${MEMBERS}, ${sockets} connections, ${delays.length} deliveries, ${lost} lost`)
console.log(
  `tap to the other device: p50 ${percentile(delays, 50)} ms, p95 ${percentile(delays, 95)} ms, p99 ${percentile(delays, 99)} ms`,
)
console.log(`tap to "Saved":          p50 ${percentile(responses, 50)} ms, p95 ${percentile(responses, 95)} ms`)
console.log(`memory per connection, both ends: ${(bytesPerSocket / 1024).toFixed(1)} KB`)

const [household] = households
const [editorSocket, otherSocket] = devices[0] ?? []
const [editor, other] = household?.members ?? []
if (editor && other && editorSocket && otherSocket)
  await largeHousehold({ site: open.site, editor, other, sockets: { editor: editorSocket, other: otherSocket } })

for (const client of devices.flat()) client.close()
await open.close()
await database.stop()
await rm(folder, { recursive: true, force: true })

async function device({ token }: Member, household: string): Promise<PhoenixClient> {
  const client = await openPhoenixClient(open.webSocketUrl('2.0.0'))
  client.send([
    '1',
    '1',
    `realtime:household:${household}`,
    'phx_join',
    { config: { private: true }, access_token: token },
  ])
  await client.hears((message) => JSON.stringify(message).includes('"status":"ok"'), 30_000)
  const beat = setInterval(() => client.send([null, 'beat', 'phoenix', 'heartbeat', {}]), 25_000)
  client.closed.then(() => clearInterval(beat))
  return client
}

/** The next broadcast after those received so far. */
function isNewBroadcast({ heard }: PhoenixClient) {
  const known = heard.length
  return (message: unknown) => heard.indexOf(message) >= known && Array.isArray(message) && message[3] === 'broadcast'
}

async function inTurn<Result>(count: number, work: (place: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let place = 0; place < count; place++) results.push(await work(place))
  return results
}

function settledMemory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? 0).toFixed(0)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
