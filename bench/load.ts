// npm run bench:load: a mixed day at rising rates, each request on its own connection. Measures the sustained rate (p99
// under 250 ms, no errors), memory, behavior at three times that rate, and recovery. Options: --minutes 10 (a constant
// run for the memory), --seconds 8 (each step), --place embedded|postgres, --out file, --signins (instead: how 30
// sign-ins a second from one address affect everybody else).
import { appendFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '#server/database/testing/postgres.ts'
import { DEFAULT_LIMITS } from '#server/gateway/gateway.ts'
import { type RunningServer, startServer } from '#server/testing/running-server.ts'
import { type Day, openDay } from './load-day.ts'
import { countOf, drive, drivePhases, type LoadResult, P99_MS } from './load-driver.ts'
import { measureSignIns, type Tell } from './load-signins.ts'
import { watchHealth, watchMemory } from './load-watch.ts'
import { ms, report } from './measure.ts'

/** If the driver is later than this, its own results are doubtful. */
const LATE_MS = 50
const FIRST_RATE = 20
const FASTEST_RATE = 2_000
const CLOSER = 3
const PAST_IT = 3
const AFTER = { ofRate: 0.5, seconds: 5 }
const GROWN_MOST = 0.1
/** What one process on two cores must sustain, with the driver on the same machine. */
const RATE = 400
const MEMORY_MB = 450
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '8' },
    place: { type: 'string', default: 'both' },
    out: { type: 'string' },
    signins: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const minutes = Number(values.minutes)

/** Results from a server that has ended would be meaningless. */
function expectAlive({ child, output }: RunningServer) {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended meanwhile:\n${output()}`)
}

const isRefusal = (status: number) => status === 429 || status === 503
const hasErrors = (result: LoadResult) => result.broken.size > 0 || result.failures.size > 0
const isHeld = (result: LoadResult) =>
  !hasErrors(result) && countOf(result, isRefusal) === 0 && result.served.p99 < P99_MS

async function highestRate(server: RunningServer, day: Day): Promise<{ rate: number; result: LoadResult } | null> {
  let best: { rate: number; result: LoadResult } | null = null
  let failed = FASTEST_RATE
  // Only two failures count as the limit: one disturbed second isn't the server's fault.
  const attempt = async (rate: number) => (await attemptOnce(rate)) || (await attemptOnce(rate))
  const attemptOnce = async (rate: number) => {
    const result = await drive(server.origin, day, rate, seconds)
    expectAlive(server)
    const held = isHeld(result)
    console.log(`      ${rate.toFixed(0)} a second: ${told(result)}${held ? '' : ', not held'}`)
    if (held) best = { rate, result }
    else failed = rate
    await pause(1000)
    return held
  }
  for (let rate = FIRST_RATE; rate < FASTEST_RATE && (await attempt(rate)); rate *= 1.5);
  for (let step = 0; step < CLOSER; step++)
    await attempt(((best as { rate: number } | null)?.rate ?? FIRST_RATE / 2) / 2 + failed / 2)
  return best
}

const times = ({ p50, p99 }: { p50: number; p99: number }) => `p50 ${ms(p50)}, p99 ${ms(p99)}`

function told(result: LoadResult): string {
  const statuses = [...result.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  const wrong = [...result.broken, ...result.failures].map(([name, count]) => `, ${count} × ${name}`).join('')
  const late = result.late.p99 > LATE_MS ? ` [sent up to ${ms(result.late.p99)} late: the machine is busy]` : ''
  return `${times(result.served)}; ${statuses.join(', ')}${wrong}${late}`
}

async function flatRun(tell: Tell, server: RunningServer, day: Day, rate: number) {
  const memoryMeanwhile = watchMemory(server)
  const result = await drive(server.origin, day, rate, minutes * 60)
  const { partsMb, most, grown } = memoryMeanwhile()
  expectAlive(server)
  const period = `${minutes} minutes at ${rate.toFixed(0)} a second`
  tell(period, told(result), `p99 < ${P99_MS} ms, no error`, isHeld(result))
  tell(
    'memory meanwhile, each tenth of the time',
    `${partsMb.map((mb) => mb.toFixed(0)).join(' ')} MB`,
    'flat from the third on',
    grown < GROWN_MOST,
  )
  tell(
    'most memory, server + database (proportional set size)',
    `${most.server.toFixed(0)} + ${most.database.toFixed(0)} MB`,
    `< ${MEMORY_MB} MB`,
    most.server + most.database < MEMORY_MB,
  )
}

async function pastIt(tell: Tell, server: RunningServer, day: Day, rate: number) {
  const { origin } = server
  const healthMeanwhile = watchHealth(origin)
  const [past, after] = await drivePhases(origin, day, [
    { perSecond: rate * PAST_IT, seconds },
    { perSecond: rate * AFTER.ofRate, seconds: AFTER.seconds },
  ])
  const health = await healthMeanwhile()
  expectAlive(server)
  if (!past || !after) throw new Error('Nothing was asked.')
  const refused = countOf(past, isRefusal)
  const share = `${((100 * refused) / past.requested).toFixed(0)} %`
  const crowd = `${(rate * PAST_IT).toFixed(0)} a second`
  tell(`${crowd}: served`, told(past), `p99 < ${P99_MS} ms, no error`, !hasErrors(past) && past.served.p99 < P99_MS)
  tell(
    `${crowd}: refused`,
    `${share}, ${times(past.refused)}, ${past.refusedWithoutTime} without Retry-After`,
    `p99 < ${P99_MS} ms, all with Retry-After`,
    refused > 0 && past.refused.p99 < P99_MS && past.refusedWithoutTime === 0,
  )
  tell(
    'health checks meanwhile',
    `${health.requested} asked, ${health.missed} missed, ${times(health.responded)}, slowest ${ms(health.responded.max)}`,
    'all answered',
    health.missed === 0,
  )
  tell(
    `all well again at ${(rate * AFTER.ofRate).toFixed(0)} a second`,
    `after ${ms(after.settledAfterMs)} (${told(after)})`,
    '≤ 1 s',
    after.settledAfterMs <= 1000,
  )
}

async function measure(place: string, databaseUrl?: string): Promise<string[]> {
  const rows: string[] = []
  const tell: Tell = (what, figure, budget, isMet) => {
    report(`${place}: ${what}`, figure, budget, isMet)
    rows.push(`| ${place}: ${what} | ${figure} | ${budget}${isMet ? '' : ', not met'} |`)
  }
  // The load run disables the limits per address, except the one that this measures.
  const environment: Record<string, string> = values.signins ? { RATE_LIMIT_SIGNIN: String(DEFAULT_LIMITS.signIn) } : {}
  const server = await startServer({ databaseUrl, environment })
  try {
    const day = await openDay(server.origin)
    await drive(server.origin, day, FIRST_RATE, 3) // warm-up
    if (values.signins) {
      await measureSignIns(tell, server.origin, day, seconds)
      return rows
    }
    const held = await highestRate(server, day)
    const figure = held ? `${held.rate.toFixed(0)} a second (${told(held.result)})` : 'none'
    const budget = `≥ ${RATE} a second with p99 < ${P99_MS} ms, no error`
    tell('highest rate held', figure, budget, held !== null && held.rate >= RATE)
    if (!held) return rows
    await flatRun(tell, server, day, held.rate * 0.7)
    await pastIt(tell, server, day, held.rate)
    return rows
  } finally {
    await server.stop()
  }
}

const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
console.log(`${machine}, load ${loadavg()[0]?.toFixed(1)}\n`)
const rows: string[] = []
if (values.place !== 'postgres') rows.push(...(await measure('embedded')))
if (values.place !== 'embedded') {
  const postgres = await startPostgres()
  if (postgres) {
    rows.push(...(await measure('PostgreSQL', await postgres.newDatabase())))
    await postgres.stop()
  } else console.log('skip  PostgreSQL: none is installed here, and DATABASE_URL names none')
}
const table = `| what | figure | budget |\n|---|---|---|\n${rows.join('\n')}\n`
console.log(`\n${table}`)
if (values.out) appendFileSync(values.out, table)
