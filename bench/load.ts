// npm run bench:load: a mixed day at rising rates. Which rate is held (p99 under 250 ms, no error), what three times as
// much does, whether the server is itself again afterwards, and what becomes of its memory.
// Options: --minutes 10 (a flat run for the memory), --seconds 8 (each step), --place pglite|postgres, --out file.
import { appendFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '#server/backend/testing/postgres.ts'
import { type Day, openDay } from './load-day.ts'
import { countOf, drive, type LoadResult } from './load-driver.ts'
import { type RunningServer, startServer } from './load-server.ts'
import { ms, report } from './measure.ts'

const P99_MS = 250
/** Later than this, the driver's own figures are in doubt. */
const LATE_MS = 50
/** Past the rate: what is not refused is still answered while a person waits. */
const PAST_IT_MS = 2_000
const FIRST_RATE = 20
const FASTEST_RATE = 2_000
const CLOSER = 3
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '8' },
    place: { type: 'string', default: 'both' },
    out: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const minutes = Number(values.minutes)

const isHeld = (result: LoadResult): boolean =>
  result.broken === 0 && countOf(result, (status) => status >= 400) === 0 && result.served.p99 < P99_MS

async function highestRate(origin: string, day: Day): Promise<{ rate: number; result: LoadResult } | null> {
  let best: { rate: number; result: LoadResult } | null = null
  let failed = FASTEST_RATE
  // Twice before a rate counts as too much: one disturbed second is no limit of the server.
  const attempt = async (rate: number) => (await attemptOnce(rate)) || (await attemptOnce(rate))
  const attemptOnce = async (rate: number) => {
    const result = await drive(origin, day, rate, seconds)
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

function told(result: LoadResult): string {
  const statuses = [...result.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  const broken = result.broken > 0 ? `, ${result.broken} broken` : ''
  const failures = [...result.failures].map(([name, count]) => `, ${count} × ${name}`).join('')
  const late = result.late.p99 > LATE_MS ? ` [sent up to ${ms(result.late.p99)} late: the machine is busy]` : ''
  return `p50 ${ms(result.served.p50)}, p99 ${ms(result.served.p99)}; ${statuses.join(', ')}${broken}${failures}${late}`
}

/** Asked all the time while something else goes on. */
function watchHealth(origin: string) {
  const seen = { asked: 0, missed: 0, slowestMs: 0 }
  let ended = false
  const watch = async () => {
    while (!ended) {
      const start = performance.now()
      const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
      seen.asked += 1
      if (!answer?.ok) seen.missed += 1
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - start)
      await pause(200)
    }
  }
  const watching = watch()
  return async () => {
    ended = true
    await watching
    return seen
  }
}

/** Memory at the start and the end of a flat run, as the middle of a few looks each. */
async function flatRun(server: RunningServer, day: Day, rate: number) {
  const looks: number[] = []
  const look = setInterval(() => looks.push(server.memoryMb() ?? 0), 2_000)
  const result = await drive(server.origin, day, rate, minutes * 60)
  clearInterval(look)
  const tenth = Math.max(1, Math.floor(looks.length / 10))
  const middle = (part: number[]) => part.sort((a, b) => a - b)[part.length >> 1] ?? 0
  // The first part fills caches and is no leak.
  return {
    result,
    startMb: middle(looks.slice(tenth * 3, tenth * 4)),
    endMb: middle(looks.slice(-tenth)),
    mostMb: Math.max(...looks),
  }
}

async function measure(place: string, databaseUrl?: string) {
  const rows: string[] = []
  const tell = (what: string, figure: string, budget: string, isMet: boolean) => {
    report(`${place}: ${what}`, figure, budget, isMet)
    rows.push(`| ${place}: ${what} | ${figure} | ${budget} |`)
  }
  const server = await startServer({ databaseUrl })
  try {
    const day = await openDay(server.origin)
    await drive(server.origin, day, FIRST_RATE, 3) // warm
    const held = await highestRate(server.origin, day)
    tell(
      'highest rate held',
      held ? `${held.rate.toFixed(0)} a second (${told(held.result)})` : 'none',
      `p99 < ${P99_MS} ms, no error`,
      held !== null,
    )
    if (!held) return rows

    const flat = await flatRun(server, day, held.rate * 0.7)
    const grown = flat.endMb - flat.startMb
    tell(
      `memory over ${minutes} minutes at 0.7 of it`,
      `${flat.startMb.toFixed(0)} → ${flat.endMb.toFixed(0)} MB, most ${flat.mostMb.toFixed(0)} (${told(flat.result)})`,
      'flat',
      grown < 0.1 * flat.startMb,
    )

    const healthDuring = watchHealth(server.origin)
    const over = await drive(server.origin, day, held.rate * 3, seconds)
    const health = await healthDuring()
    const refused = countOf(over, (status) => status === 429 || status === 503)
    tell(
      'three times as much',
      `${told(over)}; refused ${refused}`,
      '429 or 503 with Retry-After, nothing broken, the rest within 2 s',
      over.served.p99 < PAST_IT_MS && over.broken === 0 && over.failures.size === 0 && over.refusedWithoutTime === 0,
    )
    tell(
      'health checks meanwhile',
      `${health.asked} asked, ${health.missed} missed, slowest ${ms(health.slowestMs)}`,
      'all answered',
      health.missed === 0,
    )

    await pause(500)
    const after = await drive(server.origin, day, held.rate * 0.5, 5)
    tell('half a second later, half the rate', told(after), 'as before', isHeld(after))
    return rows
  } finally {
    await server.stop()
  }
}

console.log(
  `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`,
)
const rows: string[] = []
if (values.place !== 'postgres') rows.push(...(await measure('PGlite')))
if (values.place !== 'pglite') {
  const postgres = await startPostgres()
  if (postgres) {
    rows.push(...(await measure('PostgreSQL', await postgres.newDatabase())))
    await postgres.stop()
  } else console.log('skip  PostgreSQL: none is installed here, and DATABASE_URL names none')
}
if (values.out) appendFileSync(values.out, `| what | figure | budget |\n|---|---|---|\n${rows.join('\n')}\n`)
