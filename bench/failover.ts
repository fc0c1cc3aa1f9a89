// npm run bench:failover: a database server dies, or hands over, while members write through two processes. Needs
// PostgreSQL, Patroni, etcd and HAProxy (Debian's packages). Options: --times 10, --only 2 (the row).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runSql } from '#server/database/testing/sql.ts'
import { startServer } from '#server/testing/running-server.ts'
import { type Load, SOCKETS, startLoad } from './failover-load.ts'
import { report } from './measure.ts'
import { missingForPatroni, type Patroni, startPatroni } from './patroni.ts'

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, only: { type: 'string' } } })

const WRITES_AGAIN_WITHIN_MS = 30_000
const GIVE_UP_AFTER_MS = 120_000
const CALM_MS = 3_000

interface Scene {
  name: string
  way: keyof Patroni['addresses']
  fault: 'killDatabase' | 'killMachine' | 'switchover'
}

const SCENES: Scene[] = [
  { name: 'PostgreSQL killed, through HAProxy', way: 'proxy', fault: 'killDatabase' },
  { name: 'machine lost, through HAProxy', way: 'proxy', fault: 'killMachine' },
  { name: 'planned switchover, through HAProxy', way: 'proxy', fault: 'switchover' },
  { name: 'machine lost, both in DATABASE_URL', way: 'list', fault: 'killMachine' },
]

/** Returns how long no write was acknowledged, in ms. */
async function once(patroni: Patroni, load: Load, fault: Scene['fault']): Promise<number> {
  await patroni.healthy()
  await pause(CALM_MS)
  const leader = await patroni.leader()
  if (!leader) throw new Error('There is no leader.')
  const from = Math.max(0, load.times.length - 1)
  const at = performance.now()
  await patroni[fault](leader)
  // Until writes have been acknowledged for a while, by a server that takes them.
  for (let resumed = false; !resumed; await pause(250)) {
    const lasting = (await patroni.leader()) !== null && performance.now() - at > 2 * CALM_MS
    resumed = lasting && load.times.length > from + 20 && performance.now() - (load.times.at(-20) ?? 0) < CALM_MS
    if (performance.now() - at > GIVE_UP_AFTER_MS) break
  }
  const times = [...load.times.slice(from), performance.now()]
  const gap = Math.max(...times.slice(1).map((time, before) => time - (times[before] ?? 0)))
  // It comes back as a standby.
  if (fault === 'killMachine') patroni.startMachine(leader)
  return gap
}

async function run(patroni: Patroni, { name, way, fault }: Scene) {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-failover-'))
  const start = () => startServer({ dataDir: folder, databaseUrl: patroni.addresses[way] })
  const servers = [await start(), await start()]
  const load = await startLoad(servers)
  const gaps: number[] = []
  try {
    for (let time = 0; time < Number(values.times); time++) {
      gaps.push(await once(patroni, load, fault))
      console.log(`      ${name}: ${time + 1} of ${values.times}, ${seconds(gaps.at(-1) ?? 0)} without a write`)
    }
    await patroni.healthy()
    const heard = await load.heard(20_000)
    await load.stop()
    const signedOut = await load.signedOut()
    const stored = await runSql<{ device_key: string }>(
      patroni.addresses.proxy,
      'select device_key from public.water_logs where device_key = any($1::uuid[])',
      [load.acknowledged],
    )
    const found = new Set(stored.map(({ device_key }) => device_key))
    const lostWrites = load.acknowledged.filter((key) => !found.has(key)).length
    const refusals = Object.entries(load.refusals).map(([status, times]) => `${times} × ${status}`)
    const longest = Math.max(...gaps)
    report(
      `${name}, ${gaps.length} times`,
      [
        `${load.acknowledged.length} acknowledged, ${lostWrites} lost`,
        `longest without a write ${seconds(longest)} (${gaps.map(seconds).join(', ')})`,
        refusals.join(', '),
        `${load.closedSockets} of ${SOCKETS} sockets closed, ${heard} hear again, ${signedOut} signed out`,
      ].join('; '),
      'none lost, writes again within 30 s, refused only with 503, all hear again, nobody signs in again',
      lostWrites === 0 &&
        longest < WRITES_AGAIN_WITHIN_MS &&
        Object.keys(load.refusals).every((status) => status === '503') &&
        heard === SOCKETS &&
        signedOut === 0,
    )
  } finally {
    await load.stop()
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

// What was started ends with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const missing = missingForPatroni()
if (missing) console.log(`skip  failover: ${missing} isn’t installed here`)
else {
  const patroni = await startPatroni()
  try {
    for (const [at, scene] of SCENES.entries())
      if (values.only === undefined || Number(values.only) === at + 1) await run(patroni, scene)
  } finally {
    await patroni.stop()
  }
  process.exit()
}
