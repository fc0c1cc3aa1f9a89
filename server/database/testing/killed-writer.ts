// Kills a server process repeatedly while it writes, and checks that acknowledged rows survive.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { clusterFolder } from '#server/database/embedded/cluster.ts'
import { readPostmaster } from '#server/database/embedded/postmaster-file.ts'
import type { Home } from './places.ts'
import { openSite, rows } from './site.ts'

type Writer = ChildProcessByStdio<null, Readable, Readable>

export function startWriter(
  { dataDir, databaseUrl = '' }: Home,
  account: { email: string; password: string },
  ...more: string[]
): Writer {
  const program = 'server/database/testing/writer.ts'
  const values = [program, dataDir, databaseUrl, account.email, account.password, ...more]
  return spawn(process.execPath, values, { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Kills the server, its database or both after a number of acknowledged rows, and returns those rows. */
async function killWhileWriting(writer: Writer, kills: readonly number[], kill: () => void): Promise<number[]> {
  const acknowledged: number[] = []
  const ended = once(writer, 'exit')
  let complaint = ''
  writer.stderr.on('data', (text) => (complaint += text))
  const after = [...kills]
  let next = after.shift() ?? 0
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line === 'open') continue
    acknowledged.push(Number(line))
    if (acknowledged.length !== next) continue
    kill()
    const rows = after.shift()
    if (rows === undefined) writer.kill('SIGKILL')
    else next += rows
  }
  await ended
  if (acknowledged.length < next) throw new Error(`The writer ended by itself: ${complaint}`)
  return acknowledged
}

/** Kills the database without telling its server, as an operator or the system would. */
export function stopDatabase({ dataDir }: Home, signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') {
  const running = readPostmaster(clusterFolder(dataDir))
  if (running) process.kill(running.pid, signal)
}

export interface Survivors {
  acknowledged: number
  /** Acknowledged rows that are missing. */
  lost: number[]
  /** Rows that exist. */
  found: number
  /** The day's total, which is saved together with each row. */
  counted: number
}

export type Victim = 'server' | 'database' | 'both'

/** One kill per number, after that many acknowledged rows. A server recovers by itself when its database is killed. */
export async function surviveKills(
  home: Home,
  kills: readonly number[],
  victim: Victim = 'server',
): Promise<Survivors> {
  const first = await openSite(home)
  const { email, password } = await first.newMember()
  await first.backend.close()
  const acknowledged: number[] = []
  const kill = () => (victim === 'server' ? undefined : stopDatabase(home, 'SIGKILL'))
  const rounds = victim === 'database' ? [kills] : kills.map((afterRows) => [afterRows])
  for (const round of rounds) {
    const writer = startWriter(home, { email, password }, ...(victim === 'server' ? [] : ['--patient']))
    acknowledged.push(...(await killWhileWriting(writer, round, kill)))
  }
  const after = await openSite(home)
  const client = after.visitor()
  await client.auth.signInWithPassword({ email, password })
  const found = new Set<number>()
  for (let page = 0; ; page++) {
    const part = rows(
      await client
        .from('water_logs')
        .select('id')
        .order('id')
        .range(page * 1000, page * 1000 + 999),
    )
    for (const { id } of part) found.add(id)
    if (part.length < 1000) break
  }
  const [day] = rows(await client.from('daily_logs').select('water_intake_ml'))
  await after.backend.close()
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !found.has(id)),
    found: found.size,
    counted: day?.water_intake_ml ?? 0,
  }
}
