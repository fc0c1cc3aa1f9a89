// A server process that is killed while it writes, time and again, and what is left of what it had acknowledged.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
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

/** Lets it write, kills it, and gives back what it had acknowledged. */
async function killWhileWriting(writer: Writer, afterRows: number): Promise<number[]> {
  const acknowledged: number[] = []
  const ended = once(writer, 'exit')
  let complaint = ''
  writer.stderr.on('data', (text) => (complaint += text))
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line === 'open') continue
    acknowledged.push(Number(line))
    if (acknowledged.length === afterRows) writer.kill('SIGKILL')
  }
  await ended
  if (acknowledged.length < afterRows) throw new Error(`The writer ended by itself: ${complaint}`)
  return acknowledged
}

export interface Survivors {
  acknowledged: number
  /** Acknowledged, and not there. */
  lost: number[]
  /** Rows that are there. */
  found: number
  /** What the day's total says of them: a row and its total are saved together. */
  counted: number
}

/** One kill for each number, after so many acknowledged rows. */
export async function surviveKills(home: Home, kills: readonly number[]): Promise<Survivors> {
  const first = await openSite(home)
  const { email, password } = await first.newMember()
  await first.backend.close()
  const acknowledged: number[] = []
  for (const afterRows of kills)
    acknowledged.push(...(await killWhileWriting(startWriter(home, { email, password }), afterRows)))
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
